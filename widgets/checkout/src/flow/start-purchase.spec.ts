import { ApiError } from '@lectern/api-client';
import type { CheckoutOptions, Toast } from '@lectern/widget-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckoutApi } from '../api/checkout-api.js';
import { createCheckoutSession } from '../checkout-session.js';
import { memoryOnly, orderKeys } from '@lectern/widget-kit';

const address = {
  name: 'Anna',
  line1: '12 Orchard Lane ',
  line2: '',
  city: 'Richmond',
  region: 'Virginia',
  postalCode: '23220',
  country: 'US',
};
const anna = { name: 'Anna', email: 'anna@example.org', phone: '' };

describe('order of a paperback', () => {
  let toasts: Toast[];
  const startPayment = jest.fn<CheckoutApi['startPayment']>();

  const options: CheckoutOptions = {
    productId: 'book-paperback',
    productTitle: 'Book',
    productType: 'paperback',
    priceCents: 1995,
    formats: [],
    slug: 'book',
    phone: false,
    notify: (toast) => toasts.push(toast),
  };
  const api: CheckoutApi = {
    askTotal: () => Promise.reject(new Error('This price has no added tax.')),
    startPayment,
    claimPurchase: () => Promise.reject(new Error('not asked')),
    askForPurchases: () => Promise.reject(new Error('not asked')),
    countries: () => Promise.resolve([]),
    provider: () => Promise.reject(new Error('not asked')),
  };
  const begin = (more: Partial<CheckoutOptions> = {}) =>
    createCheckoutSession(
      { ...options, ...more },
      { api, storage: memoryOnly(), keys: orderKeys(memoryOnly()), navigateTo: () => undefined },
    );

  beforeEach(() => {
    toasts = [];
    startPayment.mockReset().mockResolvedValue({ clientSecret: 'pi_1_secret_1' });
  });

  it('is not started without the address', async () => {
    const session = begin();
    session.edit({ ...anna, address: { ...address, city: ' ' } });
    await session.buy();
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'Please fill in the shipping address',
        tone: 'destructive',
      },
    ]);
    expect(startPayment).not.toHaveBeenCalled();
  });

  it('includes the trimmed address, and is a new order for another address', async () => {
    const session = begin();
    session.edit({ ...anna, address });
    await session.buy();
    const { line2: _empty, ...lines } = address;
    expect(startPayment.mock.calls[0]?.[0]).toMatchObject({
      shippingAddress: { ...lines, line1: '12 Orchard Lane' },
    });
    session.startOver();
    session.edit({ ...anna, address: { ...address, line1: '7 Mill Road' } });
    await session.buy();
    const keys = startPayment.mock.calls.map(([, how]) => how?.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('waits for the address if the page has asked for name and email only', async () => {
    const session = begin({ layout: 'payment-only', customer: { name: 'Anna', email: 'anna@example.org' } });
    await session.open();
    expect(startPayment).not.toHaveBeenCalled();
    expect(session.store.getState().phase).toBe('details');
  });

  it('can be retried with the same key at the stated time if the shop is paused', async () => {
    const detail = 'Too many payments were begun from here. Please come back in 9 minutes.';
    const problem = { type: 'about:blank', title: 'Too Many Requests', status: 429, detail };
    startPayment.mockRejectedValueOnce(new ApiError(429, problem, '', 540));
    const session = begin();
    session.edit({ ...anna, address });
    await session.buy();
    expect(session.store.getState()).toMatchObject({
      phase: 'details',
      failure: expect.stringMatching(/come back in 9 minutes\. Try again at \d{1,2}:\d{2}.[AP]M\.$/),
    });
    expect(toasts.at(-1)?.description).toBe(`429: ${detail}`);
    await session.buy();
    const keys = startPayment.mock.calls.map(([, how]) => how?.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [
      'a proxy’s page',
      new ApiError(502, undefined),
      '502: Failed to process purchase',
      /\(502\)\. You weren’t charged/,
    ],
    ['no answer', new TypeError('Failed to fetch'), 'Failed to process purchase', /so you weren’t charged/],
  ])('says that nothing was charged after %s (L1)', async (_case, error, toast, sentence) => {
    startPayment.mockRejectedValueOnce(error);
    const session = begin();
    session.edit({ ...anna, address });
    await session.buy();
    expect(toasts.at(-1)).toEqual({ title: 'Error', description: toast, tone: 'destructive' });
    expect(session.store.getState().failure).toMatch(sentence);
  });

  it('shows the server’s error at its field until the field changes', async () => {
    const message = 'Please check the postal code: it doesn’t match the country you chose.';
    const errors = [{ field: 'shippingAddress.postalCode', message }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: message, errors };
    startPayment.mockRejectedValue(new ApiError(400, problem, ''));
    const session = begin();
    session.edit({ ...anna, address });
    await session.buy();
    expect(session.store.getState()).toMatchObject({
      phase: 'details',
      failure: message,
      wrong: { 'shippingAddress.postalCode': message },
    });
    session.edit({ ...anna, address });
    expect(session.store.getState().wrong).toEqual({});
  });
});
