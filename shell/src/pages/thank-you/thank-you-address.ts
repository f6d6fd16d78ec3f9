/** `product` value of a book's return address: `why-women` for `why-women-ebook`. */
export function productValueOf(productId: string): string {
  return productId.replace(/-ebook$/, '');
}

export function bookOfProductValue<Book extends { id: string; path: string; productId: string | null }>(
  books: readonly Book[],
  value: string | null,
): Book | undefined {
  // The product first: another book's folder or page may have its name.
  return (
    books.find(({ productId }) => productId !== null && productValueOf(productId) === value) ??
    books.find(({ id, path }) => path === `/${value}` || id === value)
  );
}
