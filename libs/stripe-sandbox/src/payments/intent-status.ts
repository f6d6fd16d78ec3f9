import { invalidRequest, type Refusal } from '../protocol/refusal.js';
import type { IntentStatus, PaymentIntent } from '../stripe-objects.js';

/** All that can happen to a payment intent. */
export type IntentStep =
  | 'attach' // a payment method is put on it
  | 'reprice' // its amount or currency changes
  | 'confirm' // the buyer says: pay
  | 'challenge' // the bank wants its customer to authenticate
  | 'succeed'
  | 'fail' // declined, or not authenticated
  | 'cancel'
  | 'annotate'; // metadata, description, receipt address

/**
 * Where each step leads from each status; what is not in the table cannot happen. `confirm` leads nowhere by
 * itself: its outcome is one of challenge, succeed and fail.
 * https://docs.stripe.com/payments/paymentintents/lifecycle
 */
export const TRANSITIONS: Readonly<Record<IntentStatus, Partial<Record<IntentStep, IntentStatus>>>> = {
  requires_payment_method: {
    attach: 'requires_confirmation',
    reprice: 'requires_payment_method',
    confirm: 'requires_payment_method',
    challenge: 'requires_action',
    succeed: 'succeeded',
    fail: 'requires_payment_method',
    cancel: 'canceled',
    annotate: 'requires_payment_method',
  },
  requires_confirmation: {
    attach: 'requires_confirmation',
    reprice: 'requires_confirmation',
    confirm: 'requires_confirmation',
    challenge: 'requires_action',
    succeed: 'succeeded',
    fail: 'requires_payment_method',
    cancel: 'canceled',
    annotate: 'requires_confirmation',
  },
  requires_action: {
    attach: 'requires_confirmation',
    // What the buyer is asked to approve no longer holds: it takes a new confirmation.
    reprice: 'requires_confirmation',
    confirm: 'requires_action',
    challenge: 'requires_action',
    succeed: 'succeeded',
    fail: 'requires_payment_method',
    cancel: 'canceled',
    annotate: 'requires_action',
  },
  succeeded: { annotate: 'succeeded' },
  canceled: { annotate: 'canceled' },
};

export function canTake(step: IntentStep, status: IntentStatus): boolean {
  return TRANSITIONS[status][step] !== undefined;
}

/**
 * The intent after a step. Leaving `requires_action` takes the challenge away with it.
 * @throws Error for a step that the table forbids: callers refuse those first, with unexpectedState().
 */
export function afterStep(intent: PaymentIntent, step: IntentStep): PaymentIntent {
  const status = TRANSITIONS[intent.status][step];
  if (!status) throw new Error(`No payment intent can ${step} while it is ${intent.status}.`);
  return { ...intent, status, next_action: status === 'requires_action' ? intent.next_action : null };
}

/** 400 payment_intent_unexpected_state; `what` as in "You cannot cancel this PaymentIntent". */
export function unexpectedState(
  intent: PaymentIntent,
  step: IntentStep,
  what: string,
  param?: string,
): Refusal {
  const allowed = (Object.keys(TRANSITIONS) as IntentStatus[]).filter((status) => canTake(step, status));
  return invalidRequest(
    `${what} because it has a status of ${intent.status}. ` +
      `It must have one of the following statuses: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent, ...(param ? { param } : {}) },
  );
}
