/** Where the facts of a book stand; the page that sells it has an address of its own. */
export function bookDetailPath(bookId: string): string {
  return `/books/${bookId}`;
}

/** The list of books, of one category only. */
export function categoryPath(category: string): string {
  return `/books?category=${category}`;
}
