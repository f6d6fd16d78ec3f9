import type { Transaction } from '../database/transaction.js';
import type { EventCause } from '../events/record-event.js';

/** Who is calling: a server with the secret key, or a buyer's browser with a publishable key or none. */
export type Audience = 'server' | 'browser';

/** One API call, inside its transaction. */
export interface Call {
  transaction: Transaction;
  audience: Audience;
  cause: EventCause;
  /** How long a bank takes to dispute a payment, or to answer a refund, where the card says that it does. */
  disputeAfterMs: number;
  /** Where a buyer authenticates: the challenge page of a payment intent. */
  challengeUrl(paymentIntentId: string, clientSecret: string): string;
}

/** `body` is JSON in Stripe's shape. A 402 is an answer: the decline it tells of has been written down. */
export interface Answer {
  status: number;
  body: object;
}

export function ok(body: object): Answer {
  return { status: 200, body };
}
