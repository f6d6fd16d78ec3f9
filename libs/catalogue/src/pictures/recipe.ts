/** A static file. `path` is relative to the public folder, without a leading slash. */
export interface PublicFile {
  path: string;
  bytes: Buffer;
}

export interface Rendition<Facts> {
  files: PublicFile[];
  facts: Facts;
}

/** How to make a picture, with all inputs that affect its look except the code. */
export interface Recipe<Facts> {
  ingredients: readonly unknown[];
  make(): Promise<Rendition<Facts>>;
}
