import type { Purchase } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import * as messages from './messages.en.js';
import type { GoodsMessages, GoodsType } from './messages.en.js';

export function goodsMessages(type: GoodsType = 'ebook'): GoodsMessages {
  return messages.goods[type];
}

export function offerLine({ productType, formats }: CheckoutOptions): string {
  return (
    goodsMessages(productType).offer ??
    (formats.includes('epub') ? messages.formats.pdfAndEpub : messages.formats.pdf)
  );
}

/** Of a purchase, the shop's own word on what it is. */
export function typeOf(purchase: Purchase | null, options: CheckoutOptions): GoodsType {
  return purchase?.product.type ?? options.productType ?? 'ebook';
}
