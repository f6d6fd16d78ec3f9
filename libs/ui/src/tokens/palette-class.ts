/** Empty without a book, for the site's own palette. */
export function paletteClass(bookId: string): string {
  return bookId === '' ? '' : `palette-${bookId}`;
}

/** Class that sets `--cover-color`, the background until a cover has loaded. */
export function coverClass(bookId: string): string {
  return `cover-${bookId}`;
}
