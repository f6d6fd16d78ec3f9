import type Stripe from 'stripe';

/**
 * What only goes along with another event of the same moment, or comes before there is anything to settle:
 * https://docs.stripe.com/api/events/types
 */
const WITHOUT_NEWS: ReadonlySet<string> = new Set([
  'payment_intent.created',
  'payment_intent.requires_action',
  'charge.succeeded',
  'charge.failed',
] satisfies Stripe.Event['type'][]);

/** Whether an event is a reason to look at its payment: any is, but for those that are known to tell nothing. */
export function bringsNews({ type }: Pick<Stripe.Event, 'type'>): boolean {
  return !WITHOUT_NEWS.has(type);
}
