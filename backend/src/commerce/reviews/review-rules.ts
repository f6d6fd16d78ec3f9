/** How long after their purchase readers are asked. */
export const REVIEW_AFTER_DAYS = 14;

/** Who bought longer ago than that was never asked while the site could, and is not any more. */
export const REVIEW_UNTIL_DAYS = 45;

export const LONGEST_REVIEW = 1_500;
export const LONGEST_REVIEWER = 60;

/** So many stand on a page, the newest first; all of them are counted. */
export const SHOWN_REVIEWS = 12;

/** Written, and not looked at; on the book's page; not. */
export const REVIEW_STATES = ['waiting', 'approved', 'declined'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

const SCHEME = /(?:https?|ftp|mailto|javascript|data):/i;
const WWW = /\bwww\./i;
const MAILBOX = /\S@\S/;
/** A name that ends as addresses of the web do, of which a full stop without a space after it is no sign alone. */
const HOST =
  /\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|io|co|me|shop|store|online|site|app|dev|xyz|ru|cn|top|click|link|ly|uk|us|de)\b/i;

/** Whether a text leads somewhere, or wants to. */
export const hasLink = (text: string): boolean =>
  [SCHEME, WWW, MAILBOX, HOST].some((pattern) => pattern.test(text));

/** What buyers have said of a book, for its page. */
export interface BookReviews {
  count: number;
  /** On average, from 1 to 5, with one decimal. */
  rating: number;
  /** The newest of them. */
  shown: readonly { name: string; rating: 1 | 2 | 3 | 4 | 5; text: string }[];
}
