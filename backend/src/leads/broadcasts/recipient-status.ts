/**
 * How one reader's copy stands: to be sent; taken by the mail server; not sent, because she had left or the address is
 * suppressed; refused for good; put off, and tried by itself.
 */
export const RECIPIENT_STATUSES = ['waiting', 'sent', 'left', 'suppressed', 'bounced', 'delayed'] as const;

export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];
