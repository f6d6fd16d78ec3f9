import type { Purchase } from '@lectern/api-client';
import { type CheckoutOptions, memoryOnly, orderKeys } from '@lectern/widget-kit';
import type { CheckoutApi } from '../api/checkout-api.js';
import { type CheckoutBrowser, type CheckoutSession, createCheckoutSession } from '../checkout-session.js';
import type { PaymentStatus } from '../payment/payment-provider.js';

export const anna = { name: 'Anna', email: 'anna@example.org', phone: '202 555 0100' };

export const ready: Purchase = {
  orderRef: 'R1',
  orderUrl: '/orders/R1.0.token',
  addressUrl: '/orders/R1.0.token?payer=R1.0.proof#address',
  status: 'ready',
  product: { id: 'book', title: 'Book', type: 'ebook', bookId: null },
  customerEmail: anna.email,
  readings: [],
  downloads: [],
};

const BOOK: CheckoutOptions = {
  productId: 'book',
  productTitle: 'Book',
  priceCents: 999,
  formats: ['pdf'],
  slug: 'book',
  phone: true,
  notify: () => undefined,
};

type Answers = Pick<CheckoutApi, 'startPayment'> & Partial<CheckoutApi & CheckoutBrowser>;

/** A checkout in a browser tab with storage that survives reloads, and a scripted server. */
export class BookCheckout {
  /** Status of the payment at the bank; an error for no response. */
  standing: PaymentStatus | Error = 'open';
  readonly options: CheckoutOptions;
  readonly storage = memoryOnly();
  private readonly outside: CheckoutBrowser;

  constructor({ navigateTo = () => undefined, ...answers }: Answers, options: Partial<CheckoutOptions> = {}) {
    this.options = { ...BOOK, ...options };
    const statusOf = () =>
      this.standing instanceof Error ? Promise.reject(this.standing) : Promise.resolve(this.standing);
    const walletsOf = () => {
      throw new Error('Wallets need a browser.');
    };
    const api: CheckoutApi = {
      askTotal: () => Promise.reject(new Error('This price has no added tax.')),
      claimPurchase: () => Promise.resolve(ready),
      askForPurchases: () => Promise.resolve({ message: 'Sent.' }),
      countries: () => Promise.resolve([{ code: 'US', name: 'United States', addressFields: [] }]),
      provider: () => Promise.resolve({ CardFields: () => null, walletsOf, statusOf }),
      ...answers,
    };
    this.outside = { api, storage: this.storage, keys: orderKeys(this.storage), navigateTo };
  }

  begin(changed: Partial<CheckoutOptions> = {}): CheckoutSession {
    return createCheckoutSession({ ...this.options, ...changed }, this.outside);
  }

  async atPayment(): Promise<CheckoutSession> {
    const session = this.begin();
    session.edit(anna);
    await session.buy();
    return session;
  }
}

export const phaseOf = (session: CheckoutSession) => session.store.getState().phase;
