export const pathOf = (token: string): string => `/orders/${encodeURIComponent(token)}`;
