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

/** Everything the checkout asks of the outside. */
export interface CheckoutApi {
  askTotal: typeof askTotal;
  startPayment: typeof startPayment;
  claimPurchase: typeof claimPurchase;
  askForPurchases: typeof askForPurchases;
  /** Where parcels go, the usual country first. */
  countries(): Promise<readonly Country[]>;
  /** Fetched once; a failure is not kept. */
  provider(): Promise<PaymentProvider>;
}

export function createCheckoutApi(): CheckoutApi {
  const settings = keptUnlessFailed(fetchCheckoutSettings);
  return {
    askTotal,
    startPayment,
    claimPurchase,
    askForPurchases,
    countries: async () => (await settings()).countries,
    provider: keptUnlessFailed(async () => withDeadline(loadPaymentProvider(await settings()))),
  };
}

/** Asks once; after a failure, again. */
function keptUnlessFailed<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () =>
    (answer ??= ask().catch((cause: unknown) => {
      answer = undefined;
      throw cause;
    }));
}
