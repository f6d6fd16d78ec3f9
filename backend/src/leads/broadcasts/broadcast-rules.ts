import type { Transitions } from '../../platform/transitions.js';

export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;

export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** A broadcast cannot be edited once sending has begun. */
export const broadcastTransitions: Transitions<BroadcastStatus> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
};

/**
 * Status of one reader's copy. `left`: the reader has unsubscribed. `bounced`: rejected for good. `delayed`: deferred
 * by the reader's server and retried as an email of its own.
 */
export const RECIPIENT_STATUSES = ['waiting', 'sent', 'left', 'suppressed', 'bounced', 'delayed'] as const;

export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

export const LISTED_BROADCASTS = 100;

/** Pause after which the same person's saves of a draft are in the audit log again. */
export const AUDIT_PAUSE_MS = 10 * 60_000;

/** Copies in the last minute from which the pace of a broadcast is measured. */
export const PACE_SAMPLE = 10;

/** Maximum duration of a batch: a process that stops waits for it. */
export const BATCH_MS = 4_000;
export const BATCH_SIZE = 500;

/** After this many deferred copies in a row, the batch waits: the mail server is throttling. */
export const DELAYED_IN_A_ROW = 5;

/** Characters of an article's text in a broadcast. */
export const ARTICLE_TEXT_LENGTH = 40_000;

/** Gmail hides the rest of longer HTML behind a link. */
export const GMAIL_CLIPS_BYTES = 102 * 1024;
