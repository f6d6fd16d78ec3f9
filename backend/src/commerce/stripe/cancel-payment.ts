import type Stripe from 'stripe';

import { isRefusal } from './stripe-errors.js';

/** Returns `moved` if it was paid or is being processed. @throws StripeError if Stripe cannot be reached */
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
