import type { PublicProduct } from '@lectern/api-client';

import { productFormats } from '../../messages.en.js';

/** Delivery format: every e-book as PDF, some as ePub too; other products by mail or by email. */
export function formatsText({ type, fileFormats }: Pick<PublicProduct, 'type' | 'fileFormats'>): string {
  if (type !== 'ebook') return productFormats[type];
  return fileFormats.includes('epub') ? productFormats.pdfAndEpub : productFormats.pdf;
}
