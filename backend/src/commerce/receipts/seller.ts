import { site } from '@lectern/catalogue';

import type { ReceiptSettings } from '../taxes/receipt-settings.js';
import type { Seller } from './receipt-rules.js';

/** From the settings, else the legal notice, else the site's author. */
export function sellerOf(settings: ReceiptSettings): Seller {
  const { sellerName, sellerAddress, sellerTaxNumber, note } = settings;
  const { provider } = site.law;
  return {
    name: sellerName || provider?.name || site.author.name,
    address: sellerAddress || provider?.address.join('\n') || site.author.location,
    taxNumber: sellerTaxNumber || provider?.vatId || '',
    note,
  };
}
