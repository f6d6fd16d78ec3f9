import { site } from '@lectern/catalogue';

import type { ReceiptSettings } from '../taxes/receipt-settings.js';
import type { Seller } from './receipt-rules.js';

/** From the settings, else the legal notice, else the site's author. */
export function sellerOf(settings: ReceiptSettings): Seller {
  const { sellerName, sellerAddress, sellerTaxNumber: taxNumber, note } = settings;
  const { provider } = site.law;
  const vatIdLine = taxNumber ? null : provider?.vatIdLine;
  const address = sellerAddress || provider?.address.join('\n') || site.author.location;
  return {
    name: sellerName || provider?.name || site.author.name,
    address: [address, vatIdLine].filter(Boolean).join('\n'),
    taxNumber,
    note,
  };
}
