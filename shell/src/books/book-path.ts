export function bookDetailPath(bookId: string): string {
  return `/books/${bookId}`;
}

export function categoryPath(category: string): string {
  return `/books?category=${category}`;
}
