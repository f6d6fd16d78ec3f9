import type { PaymentIntent } from '../stripe-objects.js';

/**
 * Where a buyer goes after the bank: the shop's return_url, with what Stripe adds to it
 * (https://docs.stripe.com/payments/payment-intents/verifying-status). Undefined for anything but http(s).
 */
export function returnAddress(intent: PaymentIntent, returnUrl: string | null): string | undefined {
  if (returnUrl === null || !URL.canParse(returnUrl)) return undefined;
  const url = new URL(returnUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}
