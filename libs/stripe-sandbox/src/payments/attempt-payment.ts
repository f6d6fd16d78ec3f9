import { spendPaymentMethod, type Card } from '../cards/payment-methods.js';
import type { Decline } from '../cards/test-cards.js';
import { updateObject } from '../database/stored-objects.js';
import { expectDispute } from '../disputes/disputes.js';
import { recordEvent } from '../events/record-event.js';
import { ok, type Answer, type Call } from '../protocol/endpoint.js';
import { documentationOf } from '../protocol/refusal.js';
import type { PaymentIntent } from '../objects/event.js';
import type { ErrorBody } from '../objects/payment-objects.js';
import { chargeCard } from './charge-card.js';
import { afterStep } from './intent-status.js';

export interface AttemptTerms {
  returnUrl: string | null;
  /** No buyer is present to authenticate: a bank that requires it declines. */
  unattended?: boolean;
}

const NEEDS_AUTHENTICATION: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Attempts to pay a locked intent with a card: paid, declined (402), or sent to the challenge page.
 * The intent's status must allow `confirm`.
 */
export async function attemptPayment(
  call: Call,
  intent: PaymentIntent,
  card: Card,
  terms: AttemptTerms,
): Promise<Answer> {
  const { testCard, method } = card;
  if (!testCard.challenge) return settlePayment(call, intent, card, testCard.decline, false);
  if (terms.unattended) return settlePayment(call, intent, card, NEEDS_AUTHENTICATION, false);
  const challenged: PaymentIntent = {
    ...afterStep(intent, 'challenge'),
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      redirect_to_url: {
        return_url: terms.returnUrl,
        url: call.challengeUrl(intent.id, intent.client_secret),
      },
      type: 'redirect_to_url',
    },
  };
  await updateObject(call.transaction, 'payment_intents', challenged);
  await recordEvent(call.transaction, call.cause, 'payment_intent.requires_action', { object: challenged });
  return ok(challenged);
}

export async function settlePayment(
  call: Call,
  intent: PaymentIntent,
  card: Card,
  decline: Decline | undefined,
  authenticated: boolean,
): Promise<Answer> {
  const { transaction, cause } = call;
  const charge = await chargeCard(transaction, intent, card, { decline, authenticated });
  if (decline) {
    await recordEvent(transaction, cause, 'charge.failed', { object: charge });
    return failPayment(
      call,
      { ...intent, latest_charge: charge.id },
      {
        type: 'card_error',
        code: decline.code,
        decline_code: decline.declineCode,
        message: decline.message,
        doc_url: documentationOf(decline.code),
        charge: charge.id,
        payment_method: card.method,
      },
    );
  }
  const paid: PaymentIntent = {
    ...afterStep(intent, 'succeed'),
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: card.method.id,
  };
  await spendPaymentMethod(transaction, card.method.id);
  await updateObject(transaction, 'payment_intents', paid);
  await recordEvent(transaction, cause, 'charge.succeeded', { object: charge });
  await recordEvent(transaction, cause, 'payment_intent.succeeded', { object: paid });
  if (card.testCard.afterwards) {
    await expectDispute(transaction, charge, card.testCard.id, call.disputeAfterMs);
  }
  return ok(paid);
}

/**
 * Fails the payment: the intent needs another payment method, and the 402 response has both error and
 * intent.
 */
export async function failPayment(
  call: Call,
  intent: PaymentIntent,
  error: Omit<ErrorBody, 'payment_intent'>,
): Promise<Answer> {
  const failed: PaymentIntent = {
    ...afterStep(intent, 'fail'),
    last_payment_error: error,
    payment_method: null,
  };
  await updateObject(call.transaction, 'payment_intents', failed);
  await recordEvent(call.transaction, call.cause, 'payment_intent.payment_failed', { object: failed });
  return { status: 402, body: { error: { ...error, payment_intent: failed } } };
}
