import type { Transitions } from '../../platform/transitions.js';

/** Asked for and not yet confirmed; on the list; taken off it by its reader. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** What may follow what: asking again after the end begins anew, and only a yes from the mailbox puts on the list. */
export const subscriptionTransitions: Transitions<SubscriptionStatus> = {
  pending: ['confirmed', 'ended'],
  confirmed: ['ended'],
  ended: ['pending'],
};
