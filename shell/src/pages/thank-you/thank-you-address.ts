/** The page that hands out what was bought, with its proof. */
export function thankYouAddress(clientSecret: string): string {
  return `/thank-you?${new URLSearchParams({ payment_intent_client_secret: clientSecret }).toString()}`;
}

/** What a payment's return says in the address. */
interface PaymentReturn {
  /** Product value such as `why-women` or `thank-god-mom`; null where none was given. */
  product: string | null;
  clientSecret: string | null;
  failed: boolean;
}

export function readReturn(search: string): PaymentReturn {
  const query = new URLSearchParams(search);
  return {
    product: query.get('product'),
    clientSecret: query.get('payment_intent_client_secret'),
    failed: query.get('redirect_status') === 'failed',
  };
}

/** The same address without what proves the payment, or null when there is nothing to take away. */
export function withoutProof(search: string): string | null {
  const query = new URLSearchParams(search);
  const proof = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'email', 'name'];
  if (!proof.some((name) => query.has(name))) return null;
  for (const name of proof) query.delete(name);
  const rest = query.toString();
  return rest ? `/thank-you?${rest}` : '/thank-you';
}

/** The `product` value of a book's return address: `why-women-ebook` comes back as `why-women`. */
export function productValueOf(productId: string): string {
  return productId.replace(/-ebook$/, '');
}

/** The book that a product value names. */
export function bookOfProductValue<Book extends { id: string; path: string; productId: string | null }>(
  books: readonly Book[],
  value: string | null,
): Book | undefined {
  return books.find(
    ({ id, path, productId }) =>
      id === value || path === `/${value}` || (productId !== null && productValueOf(productId) === value),
  );
}
