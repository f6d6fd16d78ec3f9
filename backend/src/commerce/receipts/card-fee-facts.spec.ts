import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { cardFeeOf } from './card-fee-facts.js';

const intentWith = (balance: object | string | null, charge: object = {}) =>
  ({
    latest_charge: { currency: 'usd', amount_captured: 1000, balance_transaction: balance, ...charge },
  }) as unknown as Stripe.PaymentIntent;

describe('Card fees (O12)', () => {
  it('reads the fee of a charge that is settled in dollars', () => {
    const balance = { currency: 'usd', amount: 1000, fee: 59, exchange_rate: null };
    expect(cardFeeOf(intentWith(balance))).toEqual({ feeCents: 59, netCents: 941 });
  });

  it.each([
    ['euros', { currency: 'eur', amount: 913, fee: 52, exchange_rate: 0.913 }],
    ['yen, which have no cents', { currency: 'jpy', amount: 1563, fee: 89, exchange_rate: 1.563 }],
  ])('converts the fee of a charge that is settled in %s', (_, balance) => {
    expect(cardFeeOf(intentWith(balance))).toEqual({ feeCents: 57, netCents: 943 });
  });

  it.each([
    ['no charge', { latest_charge: null } as Stripe.PaymentIntent],
    ['a charge that is not settled yet', intentWith(null)],
    ['a balance transaction that is not expanded', intentWith('txn_1')],
    ['a charge in another currency', intentWith({ currency: 'usd', amount: 9, fee: 1 }, { currency: 'eur' })],
  ])('does not know the fee of %s', (_, intent) => {
    expect(cardFeeOf(intent)).toBeUndefined();
  });
});
