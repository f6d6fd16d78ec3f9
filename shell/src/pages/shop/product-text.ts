import type { PublicProduct } from '@lectern/api-client';

const types: Record<PublicProduct['type'], string> = {
  ebook: 'E-book',
  paperback: 'Paperback',
  speaking: 'Speaking',
};

export function typeText(type: PublicProduct['type']): string {
  return types[type];
}

/** Every book comes as PDF; some as ePub as well. */
export function formatsText(fileFormats: readonly string[]): string {
  return fileFormats.includes('epub') ? 'PDF & ePub' : 'PDF only';
}
