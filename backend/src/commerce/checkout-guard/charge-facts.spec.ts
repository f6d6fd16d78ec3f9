import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { chargeFacts } from './charge-facts.js';

const metadata = { order_id: 'o-1' };
const card = { card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } };
const charge = {
  object: 'charge',
  id: 'ch_1',
  payment_intent: 'pi_1',
  status: 'failed',
  metadata,
  payment_method_details: card,
};
const intent = {
  object: 'payment_intent',
  id: 'pi_1',
  metadata,
  latest_charge: null,
  last_payment_error: null,
};
const declined = { charge: 'ch_1', payment_method: card };

const facts = (told: object) => chargeFacts(told as Stripe.PaymentIntent | Stripe.Charge);

describe('The facts of a charge', () => {
  const known = {
    orderId: 'o-1',
    chargeId: 'ch_1',
    paymentIntentId: 'pi_1',
    isDeclined: true,
    card: 'Xt5EWLLDS7FJjR1c',
  };

  it.each([
    ['the charge itself', charge],
    ['an intent with its latest charge', { ...intent, latest_charge: charge }],
    ['the intent of an event', { ...intent, latest_charge: 'ch_1', last_payment_error: declined }],
  ])('are the same in %s', (_name, told) => {
    expect(facts(told)).toEqual(known);
  });

  it('are not declined for a paid charge', () => {
    expect(facts({ ...charge, status: 'succeeded' })?.isDeclined).toBe(false);
  });

  it.each([
    ['nothing was charged', intent],
    ['the bank’s page was closed', { ...intent, last_payment_error: { payment_method: card } }],
    ['the charge belongs to no order of this shop', { ...charge, metadata: {} }],
  ])('are undefined if %s', (_name, told) => {
    expect(facts(told)).toBeUndefined();
  });

  it('have no card if none was used', () => {
    expect(facts({ ...charge, payment_method_details: { link: {} } })?.card).toBeUndefined();
  });
});
