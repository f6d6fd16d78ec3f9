import { Injectable } from '@nestjs/common';

import { ArchiveParts } from '../../platform/archive-parts/archive-parts.js';
import { TablesPart } from '../../platform/archive-parts/tables-part.js';
import { withStoredFiles } from '../../platform/archive-parts/with-stored-files.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { OwnerFilm } from './film.entity.js';
import { storageKey } from './film-rules.js';

/** Films that the author uploaded, with their files. */
@Injectable()
export class FilmsArchive {
  constructor(parts: ArchiveParts, database: Database, files: StoredFiles) {
    const rows = new TablesPart(database, {
      name: 'films',
      tables: [{ table: 'owner_films', rows: 'films' }],
    });
    const list = async () =>
      (await database.manager.find(OwnerFilm)).map((film) => ({
        key: storageKey(film),
        path: `${film.id}.mp4`,
      }));
    parts.add(withStoredFiles(rows, files, list));
  }
}
