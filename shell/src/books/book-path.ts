/** Address of a book's detail page; its sales page has another. */
export function bookDetailPath(bookId: string): string {
  return `/books/${bookId}`;
}

export function categoryPath(category: string): string {
  return `/books?category=${category}`;
}
