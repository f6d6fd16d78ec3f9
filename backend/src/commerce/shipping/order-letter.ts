import { site } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';

import { addressLines, type PostalAddress } from '../orders/postal-address.js';

/** What a letter about an order that is not handed over as files knows. */
export interface OrderLetter {
  to: string;
  customerName: string;
  customerEmail: string;
  orderRef: string;
  productTitle: string;
  totalCents: number;
  paidAt: Date;
  /** Null where nothing goes by post. */
  address: PostalAddress | null;
  /** The site's origin. */
  publicUrl: string;
}

/** What stands for the places in its words. */
export function orderPlaces(letter: OrderLetter) {
  return {
    title: letter.productTitle,
    name: letter.customerName || 'reader',
    site: site.name,
    order: letter.orderRef,
    total: formatCents(letter.totalCents),
    email: letter.customerEmail,
  };
}

export function linesOf({ address }: OrderLetter): string[] {
  return address ? addressLines(address) : [];
}
