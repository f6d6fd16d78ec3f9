import type { Purchase } from '@lectern/api-client';
import { describe, expect, it } from '@jest/globals';
import type { CheckoutApi } from '../api/checkout-api.js';
import { beginning, type CheckoutState, next } from '../checkout-state.js';
import { memoryOnly, orderKeys, timeoutError } from '@lectern/widget-kit';
import type { CheckoutContext } from './checkout-context.js';
import { collectPurchase, pausesMs } from './collect-purchase.js';

const purchase = (status: Purchase['status']): Purchase => ({
  orderRef: 'R1',
  orderUrl: '/orders/R1.0.token',
  addressUrl: '/orders/R1.0.token?payer=R1.0.proof#address',
  status,
  product: { id: 'book', title: 'Book', type: 'ebook', bookId: null },
  customerEmail: 'anna@example.org',
  readings: [],
  downloads: [],
});

function collectingFrom(answers: (Purchase | Error)[]) {
  let state: CheckoutState = { ...beginning, phase: 'collecting', clientSecret: 's' };
  const waitedMs: number[] = [];
  const bought: string[] = [];
  const unused = () => Promise.reject(new Error('not a part of this'));
  const api: CheckoutApi = {
    askTotal: () => Promise.reject(new Error('This price has no added tax.')),
    startPayment: unused,
    askForPurchases: unused,
    countries: unused,
    provider: unused,
    claimPurchase: () => {
      const answer = answers.shift() ?? purchase('processing');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const context: CheckoutContext = {
    api,
    storage: memoryOnly(),
    keys: orderKeys(memoryOnly()),
    options: () => ({
      productId: 'book',
      productTitle: 'Book',
      priceCents: 999,
      formats: [],
      slug: 'book',
      phone: false,
      notify: () => undefined,
      onPurchased: ({ orderRef }) => bought.push(orderRef),
    }),
    state: () => state,
    send: (event) => {
      const before = state;
      state = next(before, event);
      return state !== before;
    },
    navigateTo: () => undefined,
    wait: (durationMs) => {
      waitedMs.push(durationMs);
      return Promise.resolve();
    },
  };
  return { context, waitedMs, bought, phase: () => state.phase, failure: () => state.failure };
}

describe('collecting a purchase', () => {
  it('asks immediately and is done when the files are there', async () => {
    const { context, waitedMs, phase } = collectingFrom([purchase('ready')]);
    await collectPurchase(context);
    expect(phase()).toBe('done');
    expect(waitedMs).toEqual([]);
  });

  it('polls with growing delays while the files are prepared, through lost responses', async () => {
    const { context, waitedMs, bought, phase } = collectingFrom([
      purchase('processing'),
      new TypeError('Failed to fetch'),
      purchase('processing'),
      purchase('ready'),
    ]);
    await collectPurchase(context);
    expect(waitedMs).toEqual([700, 1000, 1500]);
    expect(phase()).toBe('done');
    expect(bought).toEqual(['R1']);
  });

  it('stops after two minutes, and says that nothing is lost', async () => {
    const { context, waitedMs, phase, failure } = collectingFrom([]);
    await collectPurchase(context);
    expect(waitedMs).toEqual(pausesMs);
    expect(waitedMs.reduce((sum, each) => sum + each)).toBeLessThan(130_000);
    expect(phase()).toBe('collecting');
    expect(failure()).toMatch('email');
  });

  it('says that the files also come by email if the shop does not respond (C2)', async () => {
    const { context, waitedMs, phase, failure } = collectingFrom([timeoutError()]);
    await collectPurchase(context);
    expect(waitedMs).toEqual([]);
    expect(phase()).toBe('collecting');
    expect(failure()).toMatch('We’ll email them to you as well.');
  });

  it('reports no success for a failed purchase', async () => {
    const { context, bought, phase } = collectingFrom([purchase('failed')]);
    let answered = false;
    await collectPurchase(context, () => (answered = true));
    expect({ bought, answered, phase: phase() }).toEqual({ bought: [], answered: false, phase: 'done' });
  });
});
