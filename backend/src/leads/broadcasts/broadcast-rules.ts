import type { Transitions } from '../../platform/transitions.js';

/** Being written; to go out at a time; going out; halted; gone out to everyone; given up. */
export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;

export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** What may follow what: a broadcast that has begun to go out is not written any more. */
export const broadcastTransitions: Transitions<BroadcastStatus> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
};

/**
 * How one reader's copy stands: to be sent; taken by the mail server; not sent, because they had left or the address is
 * suppressed; refused for good; put off, and tried by itself.
 */
export const RECIPIENT_STATUSES = ['waiting', 'sent', 'left', 'suppressed', 'bounced', 'delayed'] as const;

export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/**
 * Of `newsletter_subscriptions s`: who gets a broadcast about `$1`, a topic, or null for everyone. Whoever has chosen nothing
 * wants to hear of everything.
 */
export const AUDIENCE = `s.status = 'confirmed' AND ($1::text IS NULL OR s.topics IS NULL OR $1 = ANY (s.topics))`;

/** How many they are now. */
export const AUDIENCE_SIZE = `SELECT count(*)::int AS readers FROM newsletter_subscriptions s WHERE ${AUDIENCE}`;

/** How long a batch is sent: a process that is told to stop has to wait for it. */
export const BATCH_MS = 4_000;
export const BATCH_SIZE = 500;

/** So many put off in a row, and it is not about them: the mail server wants us to slow down. */
export const DELAYED_IN_A_ROW = 5;

const PREHEADER_LENGTH = 120;

/** The beginning of a broadcast as plain words, for what a mailbox shows beside the subject. */
export function preheaderOf(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/^[#>\s]*|[*_`]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= PREHEADER_LENGTH) return plain;
  return `${plain.slice(0, PREHEADER_LENGTH).replace(/ [^ ]*$/, '')} …`;
}
