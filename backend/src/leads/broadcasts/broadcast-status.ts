import type { Transitions } from '../../platform/transitions.js';

/** Being written; to go out at a time; going out; halted; gone out to everyone; given up. */
export const BROADCAST_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;

export type BroadcastStatus = (typeof BROADCAST_STATUSES)[number];

/** What may follow what: a letter that has begun to go out is not written any more. */
export const broadcastTransitions: Transitions<BroadcastStatus> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
};
