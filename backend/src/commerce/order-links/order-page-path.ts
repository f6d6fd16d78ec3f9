/** Path of a token's order page. */
export const pathOf = (token: string): string => `/orders/${encodeURIComponent(token)}`;
