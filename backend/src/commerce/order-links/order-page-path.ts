export const pathOf = (token: string): string => `/orders/${encodeURIComponent(token)}`;

/** Path of the reader for an order line, from the path of the order's page. */
export const readPathOf = (orderPath: string, lineNumber: number): string =>
  `/read/${orderPath.slice('/orders/'.length)}/${lineNumber}`;
