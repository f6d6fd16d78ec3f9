import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { safeFileName } from '../../platform/uploads/safe-file-name.js';
import type { FileFormat } from '../products/product-rules.js';

export const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Mail scanners open an email's links within this time of sending it. */
export const SCANNER_WINDOW_MS = 30_000;

export const PURCHASES_LIMIT = { name: 'purchases', burst: 20, everyMs: 30_000 };

/** Payments and networks whose unpaid claims a process counts; the least recent are dropped. */
export const MOST_COUNTED_CLAIMS = 20_000;

/** Whether a request shows a person's click (Fetch Metadata, `Sec-Fetch-User`) or continues a download. */
export function isLikelyPerson(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-user'] === '?1' || headers.range !== undefined;
}

export function linkPath(token: string): string {
  return `/d/${token}`;
}

/** Whether the site's reader opens a file: an ePub whose text can flow. */
export const isReadHere = (file: { fileFormat: FileFormat; isFixedLayout: boolean }): boolean =>
  file.fileFormat === 'epub' && !file.isFixedLayout;

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

interface NamedFile {
  format: FileFormat;
  fileName: string;
}

/** Characters of titles that file names cannot have: `Greedy/Lying` becomes `Greedy - Lying`. */
const SEPARATORS = /[:/\\|]/g;

/** Names a product's files after its title. Several files of one format keep their own names. */
export function buyerFileNames(title: string, files: readonly NamedFile[]): string[] {
  return files.map(({ format, fileName }) => {
    const isOnly = files.filter((other) => other.format === format).length === 1;
    const ending = path.posix.extname(fileName) || `.${format}`;
    return isOnly ? safeFileName(title.replace(SEPARATORS, ' - ') + ending) : fileName;
  });
}
