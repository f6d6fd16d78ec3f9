import type { z } from 'zod';

import type { LibraryFilm } from './owner-library.js';
import type { Json } from './owner-value.js';

/** Changes the data of content files between reading and checking. */
export interface Overlay {
  /** @param file as in the content folder: `pages/home.json` */
  lay(file: string, data: Json, schema: z.ZodType): Json;
  /** A whole file of the owner's, in the place of the folder's. */
  documentAt(file: string): Json | undefined;
  /** Ids of the books that she added. */
  addedBooks(): readonly string[];
  /** A text that other files depend on; undefined if it is not changed. */
  textAt(file: string, pointer: string): string | undefined;
  /** Path of a picture that replaces one of the content: `site/portrait`. */
  pictureFor(place: string): string | undefined;
  /** File of a picture of the library; undefined if it is gone. */
  libraryPicture(id: string): string | undefined;
  /** Undefined if it is gone. */
  libraryFilm(id: string): LibraryFilm | undefined;
}
