import type { CheckoutOptions } from '@lectern/widget-kit';

export function returnUrl({ returnPath, slug }: CheckoutOptions, origin: string): string {
  return new URL(returnPath ?? `/thank-you?product=${encodeURIComponent(slug)}`, origin).href;
}

/**
 * Path of the return page with the proof of payment under the provider's parameter names, but in the
 * fragment, which browsers never send. Contains no name or email.
 */
export function paidReturnPath(options: CheckoutOptions, clientSecret: string): string {
  const url = new URL(returnUrl(options, 'https://this.site'));
  url.hash = new URLSearchParams({ payment_intent_client_secret: clientSecret }).toString();
  return url.pathname + url.search + url.hash;
}
