import type { CheckoutSettings } from '@lectern/api-client';
import type { PaymentProvider } from './payment-provider.js';

export async function loadPaymentProvider(settings: CheckoutSettings): Promise<PaymentProvider> {
  if (settings.mode === 'sandbox') {
    if (settings.sandboxUrl === null) throw new Error('The sandbox has no URL.');
    const { createSandboxProvider } = await import('./sandbox/sandbox-provider.js');
    return createSandboxProvider(settings.sandboxUrl);
  }
  const { createStripeProvider } = await import('./stripe/stripe-provider.js');
  return createStripeProvider(settings.publishableKey);
}
