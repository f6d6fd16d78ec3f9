/** A typeset book as the book builder leaves it in its `books.json`. */
export interface DigitalBook {
  bookId: string;
  productId: string;
  files: DigitalBookFile[];
}

export interface DigitalBookFile {
  format: string;
  /** What the buyer's copy is called: `Finding Peace.pdf`. */
  fileName: string;
  /** Where the built file lies, relative to books.json. */
  path: string;
  sizeBytes: number;
  sha256: string;
}

/** The key changes with the content, so that a new edition never replaces one that somebody is reading. */
export function storageKey(bookId: string, file: DigitalBookFile): string {
  return `books/${bookId}/${file.sha256.slice(0, 12)}/${file.fileName}`;
}
