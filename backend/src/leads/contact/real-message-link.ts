/** The link by which the owner says of a message that was held back that it is real. */
export const REAL_MESSAGE_LINK = {
  purpose: 'message-real',
  path: (token: string): string => `/messages/${token}/real`,
};
