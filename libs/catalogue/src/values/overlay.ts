import type { z } from 'zod';

import type { Json } from './owner-value.js';

/** Changes the data of content files between reading and checking. */
export interface Overlay {
  /** @param file as in the content folder: `pages/home.json` */
  lay(file: string, data: Json, schema: z.ZodType): Json;
  /** A text that other files depend on; undefined if it is not changed. */
  textAt(file: string, pointer: string): string | undefined;
  /** Path of a picture that replaces one of the content: `site/portrait`. */
  pictureFor(place: string): string | undefined;
}
