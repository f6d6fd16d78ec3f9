import { createHash, timingSafeEqual } from 'node:crypto';

import type { IntentStatus, PaymentIntent } from '../objects/event.js';
import { text } from '../parameters/plain-readers.js';
import { required } from '../parameters/reader.js';
import { invalidRequest, type Refusal } from '../protocol/refusal.js';

export type IntentStep =
  | 'attach' // sets a payment method
  | 'reprice' // changes amount or currency
  | 'confirm' // the buyer confirms
  | 'challenge' // the bank requires authentication
  | 'succeed'
  | 'fail' // declined, or authentication failed
  | 'cancel'
  | 'annotate'; // changes metadata, description, receipt address

/**
 * Next status by status and step; missing steps are rejected. `confirm` itself has no next status: its
 * outcome is challenge, succeed, or fail.
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
    // The challenge was for the old amount, so the buyer must confirm again.
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
 * Applies a step. Leaving `requires_action` drops the challenge.
 * @throws Error for a forbidden step: callers check first and throw unexpectedState()
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

/** Authorizes a browser to act on one intent. */
export const requiredClientSecret = required(text());

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** @throws Refusal, the same for a missing intent and a wrong secret */
export function checkClientSecret(intent: PaymentIntent | undefined, clientSecret: string): PaymentIntent {
  if (intent && sameSecret(intent.client_secret, clientSecret)) return intent;
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account.',
    {
      param: 'client_secret',
    },
  );
}

/** Fields of an intent that Stripe shows to a publishable key. */
const PUBLIC_FIELDS: readonly (keyof PaymentIntent)[] = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

/** Returns `body` with payment intents reduced to their public fields. */
export function publicBody(body: object): object {
  if ('object' in body && body.object === 'payment_intent') {
    const shown = new Set<string>(PUBLIC_FIELDS);
    return Object.fromEntries(Object.entries(body).filter(([name]) => shown.has(name)));
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? publicBody(value) : value,
    ]),
  );
}
