/** Where a line of an order is read, of the path of the order's page. */
export const readPathOf = (orderPath: string, lineNumber: number): string =>
  `/read/${orderPath.slice('/orders/'.length)}/${lineNumber}`;
