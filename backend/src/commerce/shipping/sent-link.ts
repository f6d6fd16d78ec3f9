/** The link by which the owner says that an order is in the post. */
export const SENT_LINK = {
  purpose: 'order-sent',
  path: (token: string): string => `/orders/${token}/sent`,
};
