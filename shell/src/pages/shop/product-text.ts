import type { PublicProduct } from '@lectern/api-client';

import * as m from '../../messages.en.js';

/** Delivery format: every e-book as PDF, some as ePub too; other products by mail or by email. */
export function formatsText({ type, fileFormats }: Pick<PublicProduct, 'type' | 'fileFormats'>): string {
  if (type !== 'ebook') return m.product.formats[type];
  return fileFormats.includes('epub') ? m.product.formats.pdfAndEpub : m.product.formats.pdf;
}
