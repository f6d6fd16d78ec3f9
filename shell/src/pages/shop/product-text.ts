import type { PublicProduct } from '@lectern/api-client';

const types: Record<PublicProduct['type'], string> = {
  ebook: 'E-book',
  paperback: 'Paperback',
  speaking: 'Speaking',
};

export function typeText(type: PublicProduct['type']): string {
  return types[type];
}

/** How it comes: every e-book as PDF, some as ePub as well; the rest by post or by email. */
export function formatsText({ type, fileFormats }: Pick<PublicProduct, 'type' | 'fileFormats'>): string {
  if (type === 'paperback') return 'sent by post';
  if (type === 'speaking') return 'by appointment';
  return fileFormats.includes('epub') ? 'PDF & ePub' : 'PDF only';
}
