import { isFilm } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { FilmUses } from '../films/film-uses.js';
import { ContentStore } from './content-store.js';

/** Finds films that published values show. */
@Injectable()
export class ContentFilmUses {
  constructor(store: ContentStore, uses: FilmUses) {
    uses.add(async () => {
      const { values } = await store.read();
      return values.flatMap(({ value }) => (isFilm(value) ? [value.film] : []));
    });
  }
}
