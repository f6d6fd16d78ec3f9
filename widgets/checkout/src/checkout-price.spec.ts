import type { Purchase } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutApi } from './api/checkout-api.js';
import { type CheckoutSession, createCheckoutSession } from './checkout-session.js';
import { memoryOnly, type TabStorage } from '@lectern/widget-kit';
import type { PaymentStanding } from './payment/payment-provider.js';

const anna = { name: 'Anna', email: 'anna@example.org', phone: '' };
const ready: Purchase = {
  orderRef: 'R1',
  status: 'ready',
  product: { id: 'book', title: 'Book', type: 'ebook', bookId: null },
  customerEmail: 'anna@example.org',
  downloads: [],
};
const options: CheckoutOptions = {
  productId: 'book',
  productTitle: 'Book',
  priceCents: 999,
  formats: ['pdf'],
  slug: 'book',
  phone: false,
  notify: () => undefined,
};

describe('a checkout whose price changes', () => {
  let storage: TabStorage;
  let standing: PaymentStanding;
  const startPayment = jest.fn<CheckoutApi['startPayment']>();

  const api: CheckoutApi = {
    startPayment,
    claimPurchase: () => Promise.resolve(ready),
    countries: () => Promise.resolve([]),
    provider: () => Promise.resolve({ CardFields: () => null, standingOf: () => Promise.resolve(standing) }),
  };
  const begin = (changed: Partial<CheckoutOptions> = {}) =>
    createCheckoutSession({ ...options, ...changed }, { api, storage, leaveFor: () => undefined });
  const phaseOf = (session: CheckoutSession) => session.store.getState().phase;

  async function atPayment(): Promise<CheckoutSession> {
    const session = begin();
    session.edit(anna);
    await session.buy();
    return session;
  }

  beforeEach(() => {
    storage = memoryOnly();
    standing = 'open';
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
  });

  it('does not go on with an open payment at another price than the button has, and starts anew by the same key', async () => {
    await atPayment();
    const session = begin({ priceCents: 799 });
    await session.open();
    expect(session.store.getState()).toMatchObject({
      ...{ phase: 'details', clientSecret: null },
      customer: { name: 'Anna', email: 'anna@example.org' },
    });
    await session.buy();
    expect(startPayment.mock.calls.map(([{ amount }]) => amount)).toEqual([999, 799]);
    expect(new Set(startPayment.mock.calls.map(([, key]) => key)).size).toBe(1);
    const again = begin({ priceCents: 799 });
    await again.open();
    expect(phaseOf(again)).toBe('payment');
  });

  it('goes back to the form when the price changes beside the card', async () => {
    const session = await atPayment();
    const back = new Promise<void>((resolve) =>
      session.store.subscribe(({ phase }) => phase === 'details' && resolve()),
    );
    session.setOptions({ ...options, priceCents: 799 });
    await back;
    expect(session.store.getState().clientSecret).toBeNull();
  });

  it('hands out what was paid for, though the price has changed since', async () => {
    await atPayment();
    standing = 'paid';
    const session = begin({ priceCents: 799 });
    await session.open();
    expect(session.store.getState()).toMatchObject({ phase: 'done', purchase: ready });
  });
});
