/** Signed links in emails about a release: confirm and unsubscribe. */
export const CONFIRM_LINK = {
  purpose: 'notice-confirm',
  path: (token: string): string => `/release-notices/${token}/confirm`,
};

export const END_LINK = {
  purpose: 'notice-end',
  path: (token: string): string => `/release-notices/${token}/end`,
};
