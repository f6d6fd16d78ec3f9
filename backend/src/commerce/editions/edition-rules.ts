import path from 'node:path';

import type { DocumentFacts } from '../../platform/uploads/documents/document-facts.js';
import type { FileFormat } from '../products/product-rules.js';

/** What becomes of those who bought before: they get the new edition and an email, get it quietly, or keep theirs. */
export type PastBuyers = 'told' | 'served' | 'kept';

/** A file that is to be sold, as it has come and was looked into. */
export interface CheckedFile {
  /** Where it lies meanwhile. */
  path: string;
  /** As its reader's copy is to be called. */
  fileName: string;
  format: FileFormat;
  sizeBytes: number;
  sha256: string;
  facts: DocumentFacts;
}

/** The same once the storage has it. */
export interface KeptFile extends Omit<CheckedFile, 'path' | 'facts'> {
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

/** How many files a product may have. */
const MOST_FILES = 10;

/** A file that is sold, and the name by which it is replaced. */
export interface SoldFile extends KeptFile {
  id: string;
}

/** A new file, and which it replaces; empty for one that comes to the others. */
export interface Replacement {
  file: KeptFile;
  replaces: string;
}

/** What is on sale without an edition has no id yet: it goes by its key. */
const goesBy = ({ id, key }: SoldFile, name: string): boolean => name === id || name === key;

/**
 * The files of the next edition: each new one in the place of what it replaces, others behind; what nobody replaces
 * stays. Undefined where a file is named that is not on sale, or named twice, or where it comes to too many.
 */
export function nextFiles(
  current: readonly SoldFile[],
  replacements: readonly Replacement[],
): { files: KeptFile[]; taken: KeptFile[] } | undefined {
  const named = replacements.map(({ replaces }) => replaces).filter((id) => id !== '');
  const isKnown = named.every((name) => current.some((file) => goesBy(file, name)));
  if (!isKnown || new Set(named).size < named.length) return undefined;
  const inPlace = current.map(
    (old) => replacements.find(({ replaces }) => goesBy(old, replaces))?.file ?? old,
  );
  const added = replacements.filter(({ replaces }) => replaces === '').map(({ file }) => file);
  const files = [...inPlace, ...added];
  if (files.length > MOST_FILES) return undefined;
  return { files, taken: current.filter((old) => files.includes(old)) };
}
