/** Retention of closed conversations, as in the privacy policy. */
export const CONVERSATION_DAYS = 365;

/** Retention of free downloads, as in the privacy policy. Charts look back a year. */
export const DOWNLOAD_DAYS = 400;
