import type { Purchase } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import * as m from './messages.en.js';
import type { GoodsMessages, GoodsType } from './messages.en.js';

export function goodsMessages(type: GoodsType = 'ebook'): GoodsMessages {
  return m.goods[type];
}

export function offerLine({ productType, formats }: CheckoutOptions): string {
  return (
    goodsMessages(productType).offer ?? (formats.includes('epub') ? m.formats.pdfAndEpub : m.formats.pdf)
  );
}

/** Product type by the shop's response, if the purchase has one. */
export function typeOf(purchase: Purchase | null, options: CheckoutOptions): GoodsType {
  return purchase?.product.type ?? options.productType ?? 'ebook';
}
