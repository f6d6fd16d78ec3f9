import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import {
  isFilm,
  type LibraryFilm,
  type OwnerLibrary,
  type OwnerValue,
} from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { filmAddress, storageKey } from '../films/film-rules.js';
import { findFilms, type StoredFilm } from '../films/films.queries.js';
import { LibraryPictures } from './library-pictures.js';
import { makeFile } from './make-file.js';

/** Pictures and films that the owner uploaded and that values name. */
@Injectable()
export class ContentLibrary {
  private readonly pictures: LibraryPictures;

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly configuration: Configuration,
  ) {
    this.pictures = new LibraryPictures(database, files, configuration);
  }

  async of(values: readonly OwnerValue[]): Promise<OwnerLibrary> {
    const films: Record<string, LibraryFilm> = {};
    for (const film of await this.filmsOf(values)) films[film.id] = describe(film);
    return { pictures: await this.pictures.filesOf(values), films };
  }

  /** Also copies films to this machine. */
  async copyOf(values: readonly OwnerValue[]): Promise<OwnerLibrary> {
    const films: Record<string, LibraryFilm> = {};
    for (const film of await this.filmsOf(values))
      films[film.id] = { ...describe(film), file: await this.copyFilm(film) };
    return { pictures: await this.pictures.filesOf(values), films };
  }

  private filmsOf(values: readonly OwnerValue[]): Promise<StoredFilm[]> {
    const ids = values.flatMap(({ value }) => (isFilm(value) ? [value.film] : []));
    return findFilms(this.database.manager, ids);
  }

  private copyFilm(film: StoredFilm): Promise<string> {
    const folder = path.join(this.configuration.dataDir, 'owner-films');
    return makeFile(path.join(folder, `${film.sha256}.mp4`), async (draft) => {
      const content = await this.files.read(storageKey(film), 0, film.sizeBytes - 1);
      await pipeline(content, createWriteStream(draft));
    });
  }
}

const describe = (film: StoredFilm): LibraryFilm => ({
  address: filmAddress(film),
  durationSeconds: film.durationMs / 1_000,
});
