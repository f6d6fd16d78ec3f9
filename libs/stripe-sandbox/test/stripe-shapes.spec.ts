import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { ACCOUNT_API_VERSION } from '../src/events/record-event.js';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  Refund,
} from '../src/objects/event.js';
import type { TaxCalculation, TaxLineItem, TaxSettings, TaxTransaction } from '../src/objects/tax-objects.js';

/** Compiles only if `Ours` is assignable to the SDK's `Theirs`. */
type Fits<Ours extends Theirs, Theirs> = Ours;

export type Shapes = [
  Fits<PaymentIntent, Stripe.PaymentIntent>,
  Fits<Charge, Stripe.Charge>,
  Fits<BalanceTransaction, Stripe.BalanceTransaction>,
  Fits<Refund, Stripe.Refund>,
  Fits<Dispute, Stripe.Dispute>,
  Fits<PaymentMethod, Stripe.PaymentMethod>,
  Fits<TaxCalculation, Stripe.Tax.Calculation>,
  Fits<TaxTransaction, Stripe.Tax.Transaction>,
  Fits<TaxLineItem, Stripe.Tax.TransactionLineItem>,
  Fits<TaxSettings, Stripe.Tax.Settings>,
];

describe('the API version of the sandbox', () => {
  it('is the SDK’s', () => {
    expect(Stripe.API_VERSION).toBe(ACCOUNT_API_VERSION);
  });
});
