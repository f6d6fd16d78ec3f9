import {
  askForPurchases,
  askTotal,
  type CheckoutSettings,
  claimPurchase,
  fetchCheckoutSettings,
  startPayment,
} from '@lectern/api-client';
import { withDeadline } from '@lectern/widget-kit';
import { loadPaymentProvider } from '../payment/load-payment-provider.js';
import type { PaymentProvider } from '../payment/payment-provider.js';

export type Country = CheckoutSettings['countries'][number];

export interface CheckoutApi {
  askTotal: typeof askTotal;
  startPayment: typeof startPayment;
  claimPurchase: typeof claimPurchase;
  askForPurchases: typeof askForPurchases;
  /** Countries that packages ship to, the default first. */
  countries(): Promise<readonly Country[]>;
  /** Cached; failures are not. */
  provider(): Promise<PaymentProvider>;
}

export function createCheckoutApi(): CheckoutApi {
  const settings = cacheUnlessFailed(fetchCheckoutSettings);
  return {
    askTotal,
    startPayment,
    claimPurchase,
    askForPurchases,
    countries: async () => (await settings()).countries,
    provider: cacheUnlessFailed(async () => withDeadline(loadPaymentProvider(await settings()))),
  };
}

/** Caches a result; a failure is retried on the next call. */
function cacheUnlessFailed<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () =>
    (answer ??= ask().catch((cause: unknown) => {
      answer = undefined;
      throw cause;
    }));
}
