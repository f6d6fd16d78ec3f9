/** Ways in which the site knows a person, in the order of their chips. */
export const READER_KINDS = [
  'bought',
  'subscribed',
  'wrote',
  'downloaded',
  'waits',
  'reviewed',
  'answered',
] as const;

export type ReaderKind = (typeof READER_KINDS)[number];

/** Use of the legal companion is confidential. */
export const CONFIDENTIAL_KIND: ReaderKind = 'answered';

export const PAGE_SIZE = 50;

/** Most contacts read at once to fill a page. */
export const MAX_STEP = 3_200;
