/** A file for the site's public folder. `path` is below it and has no leading slash. */
export interface PublicFile {
  path: string;
  bytes: Buffer;
}

/** What making a picture yields: files, and what pages must know of them. */
export interface Rendition<Facts> {
  files: PublicFile[];
  facts: Facts;
}

/** How to make a picture, and everything that its looks depend on, save the code that makes it. */
export interface Recipe<Facts> {
  ingredients: readonly unknown[];
  make(): Promise<Rendition<Facts>>;
}
