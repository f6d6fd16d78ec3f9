import { type Law, site } from '@lectern/catalogue';
import type { CheckoutLaw, CheckoutOptions } from '@lectern/widget-kit';

type GoodsType = NonNullable<CheckoutOptions['productType']>;

/** Demands of the law on the checkout of such goods; undefined if there are none. */
export function checkoutLaw(type: GoodsType, law: Law = site.law): CheckoutLaw | undefined {
  const { hasBindingButton, withdrawalConsent, vatNote, postageNote } = law;
  const priceNote = [vatNote, type === 'paperback' ? postageNote : null].filter(Boolean).join(', ');
  const demands = {
    ...(hasBindingButton ? { hasBindingButton } : {}),
    // The right of withdrawal ends with a download, and with nothing else.
    ...(withdrawalConsent && type === 'ebook' ? { withdrawalConsent } : {}),
    ...(priceNote ? { priceNote } : {}),
  };
  return Object.keys(demands).length > 0 ? demands : undefined;
}
