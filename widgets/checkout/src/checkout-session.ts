import type { CheckoutOptions } from '@lectern/widget-kit';
import { createStore, type StoreApi } from 'zustand';
import type { CheckoutApi, Country } from './api/checkout-api.js';
import {
  beginning,
  type CheckoutEvent,
  type CheckoutState,
  type Customer,
  next,
  stepOf,
} from './checkout-state.js';
import type { CheckoutContext } from './flow/checkout-context.js';
import { collectAgain } from './flow/collect-purchase.js';
import { confirmPayment, recheckPayment, resumePayment } from './flow/confirm-payment.js';
import { startAnotherPurchase, startPurchase } from './flow/start-purchase.js';
import { removeStoredPayment, type OrderKeys, type TabStorage } from '@lectern/widget-kit';
import { removeStoredDetails, storeDetails, findStoredDetails } from './memory/stored-details.js';
import type { PaymentConfirmation, PaymentProvider } from './payment/payment-provider.js';

export interface CheckoutSession {
  store: StoreApi<CheckoutState>;
  setOptions(options: CheckoutOptions): void;
  provider(): Promise<PaymentProvider>;
  countries(): Promise<readonly Country[]>;
  /** Resumes a payment from before a reload; with `payment-only`, starts one. Called once. */
  open(): Promise<void>;
  edit(customer: Customer): void;
  agree(hasAgreed: boolean): void;
  buy(): Promise<void>;
  sendLinks(email: string): Promise<unknown>;
  buyAnother(): Promise<void>;
  pay(means: PaymentConfirmation): Promise<void>;
  recheck(): Promise<void>;
  collectAgain(): Promise<void>;
  startOver(): void;
  /** The widget is unmounted: no further requests. A running payment still reports its end. */
  close(): void;
}

export interface CheckoutBrowser {
  api: CheckoutApi;
  storage: TabStorage;
  keys: OrderKeys;
  navigateTo(address: string): void;
}

/** Whether the page has asked for everything; addresses, tax locations and consent are asked here. */
export const hasAllDetails = ({ layout, productType, addsTax, law }: CheckoutOptions): boolean =>
  layout === 'payment-only' && productType !== 'paperback' && !addsTax && !law?.withdrawalConsent;

/** Events that begin a step or an attempt: earlier toasts no longer apply. */
const stepBeginnings: ReadonlySet<CheckoutEvent['type']> = new Set([
  ...(['bought', 'started', 'pay-pressed', 'paid', 'started-over'] as const),
]);

export function createCheckoutSession(
  firstOptions: CheckoutOptions,
  { api, storage, keys, navigateTo }: CheckoutBrowser,
): CheckoutSession {
  let current = firstOptions;
  const options = () => current;
  const store = createStore<CheckoutState>(() => ({
    ...beginning,
    customer: { ...findStoredDetails(storage), ...firstOptions.customer },
  }));
  /** Set by `Buy another copy` below the files: skips the question. */
  let wantsAnother = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function send(event: CheckoutEvent): boolean {
    const before = store.getState();
    const after = next(before, event);
    if (closed || after === before) return false;
    store.setState(after, true);
    if (stepBeginnings.has(event.type)) options().dropToasts?.();
    if (event.type === 'edited') storeDetails(storage, after.customer);
    if (event.type === 'paid') {
      removeStoredDetails(storage);
      wantsAnother = false;
    }
    if (stepOf(after.phase) !== stepOf(before.phase)) options().onStep?.(stepOf(after.phase));
    return true;
  }

  const context: CheckoutContext = {
    api,
    storage,
    keys,
    navigateTo,
    options,
    state: store.getState,
    send,
    wait: (durationMs) =>
      new Promise((resolve) => {
        if (!closed) timer = setTimeout(resolve, durationMs);
      }),
  };

  return {
    store,
    setOptions: (changed) => {
      const isOtherPrice = changed.priceCents !== current.priceCents;
      current = changed;
      if (isOtherPrice && store.getState().phase === 'payment') void recheckPayment(context);
    },
    provider: api.provider,
    countries: api.countries,
    open: async () => {
      await resumePayment(context);
      if (hasAllDetails(options()) && store.getState().phase === 'details') await startPurchase(context);
    },
    agree: (hasAgreed) => void send({ type: 'agreed', hasAgreed }),
    edit: (edited) => void send({ type: 'edited', customer: edited }),
    buy: () => startPurchase(context, wantsAnother ? 'buy' : 'ask'),
    sendLinks: api.askForPurchases,
    buyAnother: () => startAnotherPurchase(context),
    pay: (means) => confirmPayment(context, means),
    recheck: () => recheckPayment(context),
    collectAgain: () => collectAgain(context),
    startOver: () => {
      wantsAnother = store.getState().phase === 'done';
      if (send({ type: 'started-over' })) removeStoredPayment(storage, options().productId);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
