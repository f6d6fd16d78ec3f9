import { takePaymentMethod } from '../cards/payment-methods.js';
import { lockPaymentIntent } from '../database/stored-objects.js';
import type { Call } from '../protocol/call.js';
import { documentationOf } from '../protocol/refusal.js';
import { failPayment, settlePayment } from './attempt-payment.js';
import { canTake } from './intent-status.js';

/**
 * What the buyer did on the bank's page. Without effect when the intent is not, or no longer, waiting for it:
 * a second press of the button changes nothing.
 */
export async function finishChallenge(call: Call, intentId: string, authenticated: boolean): Promise<void> {
  const intent = await lockPaymentIntent(call.transaction, intentId);
  if (!intent?.next_action || !intent.payment_method || !canTake('succeed', intent.status)) return;
  const card = await takePaymentMethod(call.transaction, intent.payment_method);
  if (authenticated) {
    await settlePayment(call, intent, card, card.testCard.decline, true);
    return;
  }
  const code = 'payment_intent_authentication_failure';
  await failPayment(call, intent, {
    type: 'invalid_request_error',
    code,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    doc_url: documentationOf(code),
    payment_method: card.method,
  });
}
