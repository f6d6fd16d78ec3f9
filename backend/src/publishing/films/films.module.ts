import { defineFeature } from '../../platform/features/feature.js';
import { OwnerFilm } from './film.entity.js';
import { FilmUses } from './film-uses.js';
import { FilmsArchive } from './films-archive.js';
import { FilmsAdminController } from './films.admin.controller.js';
import { FilmsController } from './films.controller.js';
import { Films } from './films.js';

export const films = defineFeature({
  part: 'films',
  entities: [OwnerFilm],
  providers: [Films, FilmUses, FilmsArchive],
  controllers: [FilmsAdminController, FilmsController],
});
