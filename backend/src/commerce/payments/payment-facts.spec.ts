import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { fetchPaymentFacts } from './payment-facts.js';

const charge = (refundedCents: number, disputed = false) => ({ amount_refunded: refundedCents, disputed });
const SOME_CENTS = 500;

/** Stripe double that returns the next charge for each request, then repeats the last one. */
function stripeWith(...charges: (ReturnType<typeof charge> | string | null)[]) {
  const calls: unknown[] = [];
  let reads = 0;
  const list = (name: string) => (filter: object) => {
    calls.push([name, filter]);
    return Promise.resolve({ data: [`${name} ${reads}`] });
  };
  const retrieve = (id: string, options: object) => {
    calls.push([id, options]);
    const latest_charge = charges[Math.min(reads, charges.length - 1)];
    reads += 1;
    return Promise.resolve({ id, latest_charge });
  };
  const stripe = {
    paymentIntents: { retrieve },
    refunds: { list: list('refunds') },
    disputes: { list: list('disputes') },
  };
  return { stripe: stripe as unknown as Stripe, calls };
}

const PAYMENT = ['pi_1', { expand: ['latest_charge'] }];
const FILTER = { payment_intent: 'pi_1', limit: 100 };

describe('fetchPaymentFacts', () => {
  it.each([
    ['is paid', charge(0)],
    ['has no charge yet', null],
    ['has its charge unexpanded', 'ch_1'],
  ])('reads only the intent if the payment %s', async (_name, latest) => {
    const { stripe, calls } = stripeWith(latest);
    const facts = await fetchPaymentFacts(stripe, 'pi_1', false);
    expect(facts).toEqual({ intent: { id: 'pi_1', latest_charge: latest }, disputes: [], refunds: [] });
    expect(calls).toEqual([PAYMENT]);
  });

  it('fetches disputes if the charge was ever disputed', async () => {
    const { stripe, calls } = stripeWith(charge(0, true));
    expect(await fetchPaymentFacts(stripe, 'pi_1', false)).toMatchObject({
      disputes: ['disputes 1'],
      refunds: [],
    });
    expect(calls).toEqual([PAYMENT, ['disputes', FILTER]]);
  });

  it.each([
    ['the charge shows one', SOME_CENTS, false],
    ['one may be pending', 0, true],
    ['one may be pending, and there is no charge', null, true],
  ])('fetches refunds if %s', async (_name, refundedCents, mayBeRefunded) => {
    const { stripe, calls } = stripeWith(refundedCents === null ? null : charge(refundedCents));
    const facts = await fetchPaymentFacts(stripe, 'pi_1', mayBeRefunded);
    expect(facts).toMatchObject({ disputes: [], refunds: ['refunds 1'] });
    expect(calls).toEqual([PAYMENT, ['refunds', FILTER], PAYMENT]);
  });

  it('fetches everything again if the charge has changed in between', async () => {
    const { stripe } = stripeWith(charge(0), charge(SOME_CENTS, true));
    const { intent, disputes, refunds } = await fetchPaymentFacts(stripe, 'pi_1', true);
    expect(intent.latest_charge).toEqual(charge(SOME_CENTS, true));
    expect([disputes, refunds]).toEqual([['disputes 2'], ['refunds 2']]);
  });

  it('gives up after five attempts if the charge keeps changing', async () => {
    const { stripe, calls } = stripeWith(...Array.from({ length: 20 }, (_, cents) => charge(cents)));
    expect((await fetchPaymentFacts(stripe, 'pi_1', true)).refunds).toEqual(['refunds 5']);
    expect(calls).toHaveLength(11);
  });
});
