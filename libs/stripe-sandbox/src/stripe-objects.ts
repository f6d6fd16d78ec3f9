/**
 * The objects of Stripe's API that the sandbox makes, in the fields and the JSON names that Stripe gives them
 * (https://docs.stripe.com/api). Amounts are in the currency's smallest unit, times in seconds since 1970.
 * test/stripe-shapes.spec.ts holds them against the types of the `stripe` package.
 */
import type { Charge } from './objects/charge.js';
import type { Dispute } from './objects/dispute.js';
import type { StripeEvent } from './objects/event.js';
import type { PaymentIntent } from './objects/payment-intent.js';
import type { PaymentMethod } from './objects/payment-method.js';
import type { Refund } from './objects/refund.js';

export type { Charge, ChargeOutcome } from './objects/charge.js';
export type { Dispute, DisputeStatus } from './objects/dispute.js';
export type { ErrorBody } from './objects/error-body.js';
export type { EventType, StripeEvent } from './objects/event.js';
export type { IntentStatus, PaymentIntent } from './objects/payment-intent.js';
export type {
  Address,
  BillingDetails,
  CardCheck,
  Metadata,
  PaymentMethod,
} from './objects/payment-method.js';
export type { Refund } from './objects/refund.js';

export type StripeObject = PaymentIntent | Charge | Refund | Dispute | PaymentMethod | StripeEvent;

/** A page of a list; `data` holds objects, perhaps with some of their ids expanded. */
export interface ObjectList {
  object: 'list';
  data: object[];
  has_more: boolean;
  url: string;
}
