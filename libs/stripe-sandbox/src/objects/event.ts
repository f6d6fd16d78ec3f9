import type { Dispute } from './dispute.js';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from './payment-objects.js';

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed';

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: PaymentIntent | Charge | Refund | Dispute; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/**
 * Objects of Stripe's API that the sandbox supports, with Stripe's fields and JSON names
 * (https://docs.stripe.com/api). Amounts are in the currency's smallest unit, times in seconds since 1970.
 * test/stripe-shapes.spec.ts checks them against the types of the `stripe` package.
 */

export type {
  Address,
  BillingDetails,
  CardCheck,
  Charge,
  ChargeOutcome,
  IntentStatus,
  Metadata,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from './payment-objects.js';
export type { BalanceTransaction } from './balance-transaction.js';
export type { Dispute, DisputeStatus } from './dispute.js';

export type StripeObject = PaymentIntent | Charge | Refund | Dispute | PaymentMethod | StripeEvent;

/** A page of a list; ids in `data` may be expanded. */
export interface ObjectList {
  object: 'list';
  data: object[];
  has_more: boolean;
  url: string;
}
