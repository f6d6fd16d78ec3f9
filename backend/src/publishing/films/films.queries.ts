import type { EntityManager } from 'typeorm';

import type { FilmFile } from './film-rules.js';

export interface StoredFilm extends FilmFile {
  sizeBytes: number;
  durationMs: number;
}

/** In SQL, because exports know no entities. Unknown ids are left out. */
export function findFilms(manager: EntityManager, ids: readonly string[]): Promise<StoredFilm[]> {
  return manager.query<StoredFilm[]>(
    `SELECT id, sha256, size_bytes AS "sizeBytes", duration_ms AS "durationMs"
      FROM owner_films WHERE id::text = ANY($1)`,
    [ids],
  );
}
