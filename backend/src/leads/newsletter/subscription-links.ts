/** Links in mails about the letter: for the yes to it, for what it is about, and for its end. */
export const CONFIRM_LINK = {
  purpose: 'newsletter-confirm',
  path: (token: string): string => `/newsletter/${token}/confirm`,
};

export const PREFERENCES_LINK = {
  purpose: 'newsletter-preferences',
  path: (token: string): string => `/newsletter/${token}/preferences`,
};

export const END_LINK = {
  purpose: 'newsletter-end',
  path: (token: string): string => `/newsletter/${token}/end`,
};

export const LINKS = { confirm: CONFIRM_LINK, preferences: PREFERENCES_LINK, end: END_LINK } as const;
export type LinkName = keyof typeof LINKS;
