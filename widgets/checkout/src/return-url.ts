import type { CheckoutOptions } from '@lectern/widget-kit';

/** Where a bank's own page sends the buyer back to. */
export function returnUrl({ returnPath, slug }: CheckoutOptions, origin: string): string {
  return new URL(returnPath ?? `/thank-you?product=${encodeURIComponent(slug)}`, origin).href;
}

/**
 * The path of that page, with what proves the payment as the provider's own return names it, but behind a hash, where no
 * browser sends it on: no name, no address.
 */
export function paidReturnPath(options: CheckoutOptions, clientSecret: string): string {
  const url = new URL(returnUrl(options, 'https://this.site'));
  url.hash = new URLSearchParams({ payment_intent_client_secret: clientSecret }).toString();
  return url.pathname + url.search + url.hash;
}
