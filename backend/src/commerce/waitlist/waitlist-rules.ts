export const CONFIRM_LINK = {
  purpose: 'notice-confirm',
  path: (token: string): string => `/release-notices/${token}/confirm`,
};

export const END_LINK = {
  purpose: 'notice-end',
  path: (token: string): string => `/release-notices/${token}/end`,
};

/** Any program may release a product in the data; readers get their email within this time. */
export const ANNOUNCE_INTERVAL_MS = 60_000;

/** Days that an unconfirmed address is stored. The privacy policy names them. */
export const UNCONFIRMED_DAYS = 30;
export const FORGET_INTERVAL_MS = 6 * 60 * 60_000;

export const WAITLIST_LIMIT = { name: 'release-notice', burst: 30, everyMs: 10_000 };
