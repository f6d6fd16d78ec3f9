import type { PublicProduct } from '@lectern/api-client';

import * as m from '../../messages.en.js';

/** Delivery format: an e-book as PDF, as ePub or as both; other products by mail or by email. */
export function formatsText({ type, fileFormats }: Pick<PublicProduct, 'type' | 'fileFormats'>): string {
  if (type !== 'ebook') return m.product.formats[type];
  if (!fileFormats.includes('epub')) return m.product.formats.pdf;
  return fileFormats.includes('pdf') ? m.product.formats.pdfAndEpub : m.product.formats.epub;
}
