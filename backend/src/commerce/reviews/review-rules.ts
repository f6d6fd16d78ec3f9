/** Days after the purchase until a review is requested. */
export const REVIEW_AFTER_DAYS = 14;

/** Older purchases get no request, as after the feature is turned on. */
export const REVIEW_UNTIL_DAYS = 45;

export const REQUEST_INTERVAL_MS = 60 * 60_000;

export const LONGEST_REVIEW = 1_500;
export const LONGEST_REVIEWER = 60;
export const LONGEST_REPLY = 1_500;

/** Newest reviews on a page; all of them are counted. */
export const SHOWN_REVIEWS = 12;

/** `waiting` for the owner's decision; `approved` is public; `declined` is not. */
export const REVIEW_STATES = ['waiting', 'approved', 'declined'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

const SCHEME = /(?:https?|ftp|mailto|javascript|data):/i;
const WWW = /\bwww\./i;
const MAILBOX = /\S@\S/;
/** A host name by its top-level domain. */
const HOST =
  /\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|io|co|me|shop|store|online|site|app|dev|xyz|ru|cn|top|click|link|ly|uk|us|de)\b/i;

export const hasLink = (text: string): boolean =>
  [SCHEME, WWW, MAILBOX, HOST].some((pattern) => pattern.test(text));

export interface BookReviews {
  count: number;
  /** Average from 1 to 5, with one decimal. */
  rating: number;
  shown: readonly { name: string; rating: 1 | 2 | 3 | 4 | 5; text: string; reply?: string }[];
}
