/** Asked for and not yet confirmed; on the list; taken off it by its reader. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** What may follow what: asking again after the end begins anew, and only a yes from the mailbox puts on the list. */
const NEXT: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  pending: ['confirmed', 'ended'],
  confirmed: ['ended'],
  ended: ['pending'],
};

export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  NEXT[from].includes(to);
