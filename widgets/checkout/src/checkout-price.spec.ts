import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutApi } from './api/checkout-api.js';
import { BookCheckout, phaseOf, ready } from './testing/book-checkout.js';

describe('checkout with a changed price', () => {
  let tab: BookCheckout;
  const startPayment = jest.fn<CheckoutApi['startPayment']>();

  beforeEach(() => {
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
    tab = new BookCheckout({ startPayment });
  });

  it('abandons an open payment at another price, and starts over with the same key', async () => {
    await tab.atPayment();
    const session = tab.begin({ priceCents: 799 });
    await session.open();
    expect(session.store.getState()).toMatchObject({
      ...{ phase: 'details', clientSecret: null },
      customer: { name: 'Anna', email: 'anna@example.org' },
    });
    await session.buy();
    expect(startPayment.mock.calls.map(([{ amount }]) => amount)).toEqual([999, 799]);
    expect(new Set(startPayment.mock.calls.map(([, how]) => how?.idempotencyKey)).size).toBe(1);
    const again = tab.begin({ priceCents: 799 });
    await again.open();
    expect(phaseOf(again)).toBe('payment');
  });

  it('returns to the form when the price changes during payment', async () => {
    const session = await tab.atPayment();
    const back = new Promise<void>((resolve) =>
      session.store.subscribe(({ phase }) => phase === 'details' && resolve()),
    );
    session.setOptions({ ...tab.options, priceCents: 799 });
    await back;
    expect(session.store.getState().clientSecret).toBeNull();
  });

  it('hands out paid files, even if the price has changed since', async () => {
    await tab.atPayment();
    tab.standing = 'paid';
    const session = tab.begin({ priceCents: 799 });
    await session.open();
    expect(session.store.getState()).toMatchObject({ phase: 'done', purchase: ready });
  });
});
