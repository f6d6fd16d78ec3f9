export const readPathOf = (orderPath: string, lineNumber: number): string =>
  `/read/${orderPath.slice('/orders/'.length)}/${lineNumber}`;
