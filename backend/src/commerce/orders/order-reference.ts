/** What a person reads out on the telephone: eight characters of the order's id. */
export function orderReference(orderId: string): string {
  const id = orderId.replaceAll('-', '').toUpperCase();
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`;
}
