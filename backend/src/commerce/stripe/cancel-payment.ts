import type Stripe from 'stripe';

import { isRefusal } from './stripe-errors.js';

/**
 * Closes a payment, so that nobody can pay it any more.
 * @returns `moved` where it was made after all, or is being made: Stripe then says more when it is asked
 * @throws where Stripe cannot be asked now
 */
export async function cancelPayment(
  { paymentIntents }: Pick<Stripe, 'paymentIntents'>,
  paymentIntentId: string,
  params?: Stripe.PaymentIntentCancelParams,
): Promise<'ended' | 'moved'> {
  try {
    await paymentIntents.cancel(paymentIntentId, params);
    return 'ended';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isOver = error.code === 'resource_missing' || error.payment_intent?.status === 'canceled';
    return isOver ? 'ended' : 'moved';
  }
}
