import type { FileFormat } from '../products/product-rules.js';

export const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The link's path on the site. */
export function linkPath(token: string): string {
  return `/d/${token}`;
}

/** Where a link is handed to somebody. */
export type LinkPlace = 'page' | 'letter' | 'desk';

const MEDIA_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mobi: 'application/x-mobipocket-ebook',
};

export function mediaType(format: FileFormat): string {
  return MEDIA_TYPES[format];
}

const NAMES: Record<FileFormat, string> = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' };

export function formatName(format: FileFormat): string {
  return NAMES[format];
}
