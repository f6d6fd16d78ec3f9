import { site } from '@lectern/catalogue';

import type { ReceiptSettings } from '../taxes/receipt-settings.js';
import type { Seller } from './receipt-rules.js';

/** From the settings, or else the site's author. */
export function sellerOf(settings: ReceiptSettings): Seller {
  const { sellerName, sellerAddress, sellerTaxNumber, note } = settings;
  return {
    name: sellerName || site.author.name,
    address: sellerAddress || site.author.location,
    taxNumber: sellerTaxNumber,
    note,
  };
}
