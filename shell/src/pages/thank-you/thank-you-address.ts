/** `product` value of a book's return address: `why-women` for `why-women-ebook`. */
export function productValueOf(productId: string): string {
  return productId.replace(/-ebook$/, '');
}

export function bookOfProductValue<Book extends { id: string; path: string; productId: string | null }>(
  books: readonly Book[],
  value: string | null,
): Book | undefined {
  return books.find(
    ({ id, path, productId }) =>
      id === value || path === `/${value}` || (productId !== null && productValueOf(productId) === value),
  );
}
