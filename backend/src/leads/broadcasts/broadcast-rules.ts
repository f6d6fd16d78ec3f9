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
 * Condition on `newsletter_subscriptions s`: the readers of a broadcast. No chosen topics means all of them.
 * @param topic SQL for the topic of the broadcast, null for everyone
 */
export const audienceOf = (topic: string): string =>
  `s.status = 'confirmed' AND (${topic} IS NULL OR s.topics IS NULL OR ${topic} = ANY (s.topics))`;

/** The readers of a broadcast about `$1`. */
export const AUDIENCE = audienceOf('$1::text');

/** How many they are now. */
export const AUDIENCE_SIZE = `SELECT count(*)::int AS readers FROM newsletter_subscriptions s WHERE ${AUDIENCE}`;

/** How long a batch is sent: a process that is told to stop has to wait for it. */
export const BATCH_MS = 4_000;
export const BATCH_SIZE = 500;

/** So many put off in a row, and it is not about them: the mail server wants us to slow down. */
export const DELAYED_IN_A_ROW = 5;

/** Gmail shows no more of an email than this much HTML, and hides the rest behind a link. */
export const GMAIL_CLIPS_BYTES = 102 * 1024;
