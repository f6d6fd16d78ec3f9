import type { CheckoutSettings } from '@lectern/api-client';
import type { PaymentProvider } from './payment-provider.js';

/** Each provider is a chunk of its own: a buyer downloads the one that the shop uses. */
export async function loadPaymentProvider(settings: CheckoutSettings): Promise<PaymentProvider> {
  if (settings.mode === 'sandbox') {
    if (settings.sandboxUrl === null) throw new Error('The sandbox has no address.');
    const { createSandboxProvider } = await import('./sandbox/sandbox-provider.js');
    return createSandboxProvider(settings.sandboxUrl);
  }
  const { createStripeProvider } = await import('./stripe/stripe-provider.js');
  return createStripeProvider(settings.publishableKey);
}
