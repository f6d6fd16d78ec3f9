export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A value of the owner's, laid over one place of the content. */
export interface OwnerValue {
  /** As in the content folder: `pages/home.json`. Of a picture: `site/portrait`. */
  file: string;
  /** JSON pointer (RFC 6901) with list entries by id: `/words/questions/inspiration/question`. Empty for a picture. */
  pointer: string;
  /** Of a list: {@link ListOrder}. Of a picture: {@link PictureValue}, of a film: {@link FilmValue}. An empty text leaves the field out. */
  value: Json;
  /** The content's value when the owner made hers; of a list, the ids of its entries. Null if there was none. */
  base: Json;
  /** Of the release that stored it. */
  schemaVersion: number;
}

/** The entries of a list, in order. Entries of the content that are not in it are removed. */
export type ListOrder = { order: string[] };

/** A picture of the library, by its id. */
export type PictureValue = { picture: string };

/** A film that the owner uploaded, by its id. */
export type FilmValue = { film: string };

/** A value that is not shown, or that the owner has to decide about. */
export interface Finding {
  file: string;
  pointer: string;
  /**
   * `unfit`: refused by a check. `changed-below`: the content changed since she made hers. `lost`: its place is gone.
   * `new-entry`: a release added an entry to a list that she ordered.
   */
  kind: 'unfit' | 'changed-below' | 'lost' | 'new-entry';
  /** Pointer of the field that is at fault, if it is another one of the same new entry. */
  cause?: string;
  /** A clause that follows the name of the field at fault: `must be …`. */
  message: string;
  value: Json;
  base: Json;
  /** The content's value. */
  now: Json;
}

export const isPicture = (value: Json): value is PictureValue =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof value['picture'] === 'string';

export const isFilm = (value: Json): value is FilmValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['film'] === 'string';

export const isOrder = (value: Json): value is ListOrder =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Array.isArray(value['order']);
