import type { CheckoutOptions } from '@lectern/widget-kit';

/** Where a bank's own page sends the buyer back to. */
export function returnUrl({ returnPath, slug }: CheckoutOptions, origin: string): string {
  return new URL(returnPath ?? `/thank-you?product=${encodeURIComponent(slug)}`, origin).href;
}
