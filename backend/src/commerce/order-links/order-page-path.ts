/** The path of the order page that a token opens. */
export const pathOf = (token: string): string => `/orders/${encodeURIComponent(token)}`;
