import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { askForPayment } from './payment-facts.js';

const charge = (refundedCents: number, disputed = false) => ({ amount_refunded: refundedCents, disputed });
const SOME_CENTS = 500;

/** A Stripe whose charge is another each time it is asked, the last one from then on. */
function stripeWith(...charges: (ReturnType<typeof charge> | string | null)[]) {
  const asked: unknown[] = [];
  let told = 0;
  const list = (name: string) => (wish: object) => {
    asked.push([name, wish]);
    return Promise.resolve({ data: [`${name} ${told}`] });
  };
  const retrieve = (id: string, options: object) => {
    asked.push([id, options]);
    const latest_charge = charges[Math.min(told, charges.length - 1)];
    told += 1;
    return Promise.resolve({ id, latest_charge });
  };
  const stripe = {
    paymentIntents: { retrieve },
    refunds: { list: list('refunds') },
    disputes: { list: list('disputes') },
  };
  return { stripe: stripe as unknown as Stripe, asked };
}

const PAYMENT = ['pi_1', { expand: ['latest_charge'] }];
const WISH = { payment_intent: 'pi_1', limit: 100 };

describe('what Stripe is asked about a payment', () => {
  it.each([
    ['is paid', charge(0)],
    ['has no charge yet', null],
    ['names its charge alone', 'ch_1'],
  ])('is the payment, and no more where it %s', async (_what, latest) => {
    const { stripe, asked } = stripeWith(latest);
    const facts = await askForPayment(stripe, 'pi_1', false);
    expect(facts).toEqual({ intent: { id: 'pi_1', latest_charge: latest }, disputes: [], refunds: [] });
    expect(asked).toEqual([PAYMENT]);
  });

  it('is its disputes where there ever was one', async () => {
    const { stripe, asked } = stripeWith(charge(0, true));
    expect(await askForPayment(stripe, 'pi_1', false)).toMatchObject({
      disputes: ['disputes 1'],
      refunds: [],
    });
    expect(asked).toEqual([PAYMENT, ['disputes', WISH]]);
  });

  it.each([
    ['the charge shows one', SOME_CENTS, false],
    ['one may be on its way', 0, true],
    ['one may be on its way, and no charge is shown', null, true],
  ])('is its refunds where %s', async (_what, refundedCents, mayBeRefunded) => {
    const { stripe, asked } = stripeWith(refundedCents === null ? null : charge(refundedCents));
    const facts = await askForPayment(stripe, 'pi_1', mayBeRefunded);
    expect(facts).toMatchObject({ disputes: [], refunds: ['refunds 1'] });
    expect(asked).toEqual([PAYMENT, ['refunds', WISH], PAYMENT]);
  });

  it('is all of it anew where the charge has moved meanwhile', async () => {
    const { stripe } = stripeWith(charge(0), charge(SOME_CENTS, true));
    const { intent, disputes, refunds } = await askForPayment(stripe, 'pi_1', true);
    expect(intent.latest_charge).toEqual(charge(SOME_CENTS, true));
    expect([disputes, refunds]).toEqual([['disputes 2'], ['refunds 2']]);
  });

  it('is asked no more than five times of one that moves each time', async () => {
    const { stripe, asked } = stripeWith(...Array.from({ length: 20 }, (_, cents) => charge(cents)));
    expect((await askForPayment(stripe, 'pi_1', true)).refunds).toEqual(['refunds 5']);
    expect(asked).toHaveLength(11);
  });
});
