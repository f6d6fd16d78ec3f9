import { takePaymentMethod } from '../cards/payment-methods.js';
import { serverCard } from '../cards/recognize-card.js';
import { lockPaymentIntent, nowInSeconds, updateObject } from '../database/stored-objects.js';
import { recordEvent } from '../events/record-event.js';
import type { PaymentIntent } from '../objects/event.js';
import { clearable, integer, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { currency, email, mergeMetadata, metadata } from '../parameters/stripe-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { noSuch } from '../protocol/refusal.js';
import { afterStep, canTake, type IntentStep, unexpectedState } from './intent-status.js';
import { checkAmount } from './money-rules.js';
import { partlyKnown } from './payment-intents.js';

/** https://docs.stripe.com/api/payment_intents/update */
export const updatePaymentIntent = endpoint({
  method: 'POST',
  path: '/v1/payment_intents/:id',
  parameters: {
    ...partlyKnown,
    amount: integer(1),
    capture_method: unsupported('automatic', 'automatic_async'),
    currency,
    description: clearable(text(1000)),
    metadata,
    payment_method: text(),
    payment_method_data: serverCard,
    receipt_email: clearable(email),
    statement_descriptor_suffix: text(22),
  },
  async execute({ transaction }, values, id) {
    const found = await lockPaymentIntent(transaction, id);
    if (!found) throw noSuch('payment_intent', id, 'intent');
    let intent: PaymentIntent = {
      ...step(found, 'annotate', 'PaymentIntent'),
      description: values.description === undefined ? found.description : values.description,
      metadata: mergeMetadata(found.metadata, values.metadata),
      receipt_email: values.receipt_email === undefined ? found.receipt_email : values.receipt_email,
    };
    if (values.statement_descriptor_suffix !== undefined) {
      intent = {
        ...step(intent, 'reprice', 'statement_descriptor_suffix'),
        statement_descriptor_suffix: values.statement_descriptor_suffix,
      };
    }
    if (values.amount !== undefined || values.currency !== undefined) {
      const { amount = intent.amount, currency: money = intent.currency } = values;
      intent = {
        ...step(intent, 'reprice', values.amount === undefined ? 'currency' : 'amount'),
        amount,
        currency: money,
      };
      checkAmount(amount, money);
    }
    if (values.payment_method !== undefined) {
      intent = step(intent, 'attach', 'payment_method');
      const { method } = await takePaymentMethod(transaction, values.payment_method);
      intent = { ...intent, payment_method: method.id };
    }
    await updateObject(transaction, 'payment_intents', intent);
    return ok(intent);
  },
});

function step(intent: PaymentIntent, name: IntentStep, field: string): PaymentIntent {
  if (canTake(name, intent.status)) return afterStep(intent, name);
  throw unexpectedState(intent, name, `This PaymentIntent's ${field} could not be updated`, field);
}

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
