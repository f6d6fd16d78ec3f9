/** Links in letters about a product that is to come: for the yes to them, and for their end. */
export const CONFIRM_LINK = {
  purpose: 'notice-confirm',
  path: (token: string): string => `/release-notices/${token}/confirm`,
};

export const END_LINK = {
  purpose: 'notice-end',
  path: (token: string): string => `/release-notices/${token}/end`,
};
