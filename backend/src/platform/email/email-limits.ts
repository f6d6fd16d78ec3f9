const MINUTE_MS = 60_000;

/** Delays between attempts. The last attempt is a day after the first; then the owner decides about the email. */
export const EMAIL_RETRY_DELAYS_MS = [1, 4, 25, 90, 4 * 60, 18 * 60].map((minutes) => minutes * MINUTE_MS);

/** A year, and a month to look back at it. */
export const DELIVERY_RETENTION_DAYS = 400;

export const PREHEADER_LENGTH = 120;

/** Bulk emails are scheduled at most this far ahead, so that another kind need not wait longer for its turn. */
export const BULK_LOOKAHEAD_MS = 2_000;
export const MAX_BULK_BATCH = 200;

/** Base64 takes four bytes for three, in lines of 76 characters: this share of an email is left for attachments. */
export const ATTACHMENT_SHARE = 0.73;

/** A buyer is waiting for the answer. */
export const SIZE_PROBE_TIMEOUT_MS = 3_000;

/** How long to trust the size that a mail server announced, or that it announced none. */
export const SIZE_CACHE_MS = 60 * MINUTE_MS;
export const NO_SIZE_CACHE_MS = MINUTE_MS;
