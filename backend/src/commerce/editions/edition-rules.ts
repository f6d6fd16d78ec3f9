import path from 'node:path';

import type { DocumentFacts } from '../../platform/uploads/documents/document-facts.js';
import type { FileFormat } from '../products/product-rules.js';

/** Earlier buyers get the edition and an email (`told`), the edition only (`served`), or keep theirs (`kept`). */
export type PastBuyers = 'told' | 'served' | 'kept';

/** An uploaded file that passed its checks. */
export interface CheckedFile {
  path: string;
  /** Name of the buyer's copy. */
  fileName: string;
  format: FileFormat;
  sizeBytes: number;
  sha256: string;
  facts: DocumentFacts;
}

export interface KeptFile extends Omit<CheckedFile, 'path' | 'facts'> {
  key: string;
}

const FORMATS: Record<string, FileFormat> = { '.pdf': 'pdf', '.epub': 'epub', '.mobi': 'mobi' };

export function formatOf(fileName: string): FileFormat | undefined {
  return FORMATS[path.posix.extname(fileName)];
}

/** The form has two formats, and `unknown` for others. */
export function isFormatName(format: FileFormat, name: string): boolean {
  return name === format || (format === 'mobi' && name === 'unknown');
}

/** Unique storage key, so that a new edition never replaces a file that is being read. */
export function newKey(productId: string, placeId: string, fileName: string): string {
  return `books/${productId}/${placeId.slice(0, 13)}/${fileName}`;
}

const MOST_FILES = 10;

/** Until a stored file that no edition has claimed is removed; longer than any upload request. */
export const UNCLAIMED_HOURS = 6;
export const UNCLAIMED_BATCH = 100;
export const SWEEP_INTERVAL_MS = 60 * 60_000;

export interface SoldFile extends KeptFile {
  id: string;
}

/** A new file and the id of the one it replaces; empty for an additional one. */
export interface Replacement {
  file: KeptFile;
  replaces: string;
}

/** A file older than the editions is identified by its key. */
const isNamed = ({ id, key }: SoldFile, name: string): boolean => name === id || name === key;

/**
 * Files of the next edition: replacements at the old positions, others unchanged, additional files at the end.
 * Undefined if an id is unknown or named twice, or there are too many files.
 */
export function nextFiles(
  current: readonly SoldFile[],
  replacements: readonly Replacement[],
): { files: KeptFile[]; taken: KeptFile[] } | undefined {
  const named = replacements.map(({ replaces }) => replaces).filter((id) => id !== '');
  const isKnown = named.every((name) => current.some((file) => isNamed(file, name)));
  if (!isKnown || new Set(named).size < named.length) return undefined;
  const inPlace = current.map(
    (old) => replacements.find(({ replaces }) => isNamed(old, replaces))?.file ?? old,
  );
  const added = replacements.filter(({ replaces }) => replaces === '').map(({ file }) => file);
  const files = [...inPlace, ...added];
  if (files.length > MOST_FILES) return undefined;
  return { files, taken: current.filter((old) => files.includes(old)) };
}
