import { claimPurchase, fetchCheckoutSettings, startPayment } from '@lectern/api-client';
import { loadPaymentProvider } from '../payment/load-payment-provider.js';
import type { PaymentProvider } from '../payment/payment-provider.js';

/** Everything the checkout asks of the outside. */
export interface CheckoutApi {
  startPayment: typeof startPayment;
  claimPurchase: typeof claimPurchase;
  /** Fetched once; a failure is not kept. */
  provider(): Promise<PaymentProvider>;
}

export function createCheckoutApi(): CheckoutApi {
  let provider: Promise<PaymentProvider> | undefined;
  return {
    startPayment,
    claimPurchase,
    provider: () =>
      (provider ??= fetchCheckoutSettings()
        .then(loadPaymentProvider)
        .catch((cause: unknown) => {
          provider = undefined;
          throw cause;
        })),
  };
}
