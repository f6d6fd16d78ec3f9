import { lockPaymentIntent, updateObject } from '../database/stored-objects.js';
import { nowInSeconds } from '../database/transaction.js';
import { recordEvent } from '../events/record-event.js';
import { oneOf } from '../parameters/plain-readers.js';
import { ok } from '../protocol/call.js';
import { endpoint } from '../protocol/endpoint.js';
import { noSuch } from '../protocol/refusal.js';
import type { PaymentIntent } from '../stripe-objects.js';
import { afterStep, canTake, unexpectedState } from './intent-status.js';

/** https://docs.stripe.com/api/payment_intents/cancel */
export const cancelPaymentIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id/cancel',
  parameters: {
    cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
  },
  async execute({ transaction, cause }, values, id) {
    const intent = await lockPaymentIntent(transaction, id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    if (!canTake('cancel', intent.status)) {
      throw unexpectedState(intent, 'cancel', 'You cannot cancel this PaymentIntent');
    }
    const canceled: PaymentIntent = {
      ...afterStep(intent, 'cancel'),
      canceled_at: nowInSeconds(),
      cancellation_reason: values.cancellation_reason ?? null,
    };
    await updateObject(transaction, 'payment_intents', canceled);
    await recordEvent(transaction, cause, 'payment_intent.canceled', { object: canceled });
    return ok(canceled);
  },
});
