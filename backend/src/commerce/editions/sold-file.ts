import path from 'node:path';

import type { FileFormat } from '../products/file-format.js';

/** A file that is to be sold, as it has come and was looked into. */
export interface CheckedFile {
  /** Where it lies meanwhile. */
  path: string;
  /** As its reader's copy is to be called. */
  fileName: string;
  format: FileFormat;
  sizeBytes: number;
  sha256: string;
}

/** The same once the storage has it. */
export interface KeptFile extends Omit<CheckedFile, 'path'> {
  key: string;
}

const FORMATS: Record<string, FileFormat> = { '.pdf': 'pdf', '.epub': 'epub', '.mobi': 'mobi' };

/** The format that a file's ending stands for. */
export function formatOf(fileName: string): FileFormat | undefined {
  return FORMATS[path.posix.extname(fileName)];
}

/** What a form may call a format: it knows two, and calls others unknown. */
export function isCalled(format: FileFormat, said: string): boolean {
  return said === format || (format === 'mobi' && said === 'unknown');
}

/** Where it is kept: in a place of its own, so that a new edition never takes that of one somebody is reading. */
export function newKey(productId: string, placeId: string, fileName: string): string {
  return `books/${productId}/${placeId.slice(0, 13)}/${fileName}`;
}
