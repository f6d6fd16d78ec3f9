/** Class of an element whose colours, and whose descendants' colours, are the book's. */
export function paletteClass(bookId: string): string {
  return `palette-${bookId}`;
}

/** Class that gives `--cover-color`, the ground shown until a cover has arrived. */
export function coverClass(bookId: string): string {
  return `cover-${bookId}`;
}
