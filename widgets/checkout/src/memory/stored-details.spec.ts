import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CheckoutOptions, memoryOnly, orderKeys, type TabStorage } from '@lectern/widget-kit';
import type { CheckoutApi } from '../api/checkout-api.js';
import { createCheckoutSession } from '../checkout-session.js';

const anna = { name: 'Anna', email: 'anna@example.org', phone: '202 555 0100' };

const api: CheckoutApi = {
  askTotal: () => Promise.reject(new Error('This price has no added tax.')),
  startPayment: () => Promise.resolve({ clientSecret: 'pi_1_secret_1' }),
  askForPurchases: () => Promise.resolve({ message: '' }),
  claimPurchase: () =>
    Promise.resolve({
      orderRef: 'R1',
      orderUrl: '/orders/R1.0.token',
      addressUrl: null,
      status: 'ready',
      product: { id: 'other', title: 'Book', type: 'ebook', bookId: null },
      customerEmail: anna.email,
      readings: [],
      downloads: [],
    }),
  countries: () => Promise.resolve([]),
  provider: () => Promise.reject(new Error('No card is asked for here.')),
};

describe('stored details of a buyer', () => {
  let storage: TabStorage;
  const begin = (changed: Partial<CheckoutOptions> = {}) =>
    createCheckoutSession(
      {
        productId: 'book',
        productTitle: 'Book',
        priceCents: 999,
        formats: ['pdf'],
        slug: 'book',
        phone: true,
        notify: () => undefined,
        ...changed,
      },
      { api, storage, keys: orderKeys(memoryOnly()), navigateTo: () => undefined },
    );
  const customerOf = (changed?: Partial<CheckoutOptions>) => begin(changed).store.getState().customer;

  beforeEach(() => {
    storage = memoryOnly();
    begin().edit(anna);
  });

  it('are restored on the next visit, also for another book, until payment', async () => {
    const elsewhere = begin({ productId: 'other' });
    expect(elsewhere.store.getState().customer).toEqual(anna);
    await elsewhere.buy();
    await elsewhere.pay({ confirm: () => Promise.resolve({ kind: 'paid' }) });
    expect(customerOf()).toEqual({ name: '', email: '', phone: '' });
  });

  it('yield to the page’s own customer data', () => {
    const customer = { name: 'Ben', email: 'ben@example.org' };
    expect(customerOf({ customer })).toMatchObject(customer);
  });

  it('are ignored if invalid', () => {
    storage.write('lectern.checkout.details', 'not json');
    expect(customerOf()).toEqual({ name: '', email: '', phone: '' });
  });
});
