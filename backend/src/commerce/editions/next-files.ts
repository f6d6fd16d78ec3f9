import type { KeptFile } from './sold-file.js';

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
const isCalled = ({ id, key }: SoldFile, name: string): boolean => name === id || name === key;

/**
 * The files of the next edition: each new one in the place of what it replaces, others behind; what nobody replaces
 * stays. Undefined where a file is named that is not on sale, or named twice, or where it comes to too many.
 */
export function nextFiles(
  current: readonly SoldFile[],
  replacements: readonly Replacement[],
): { files: KeptFile[]; taken: KeptFile[] } | undefined {
  const named = replacements.map(({ replaces }) => replaces).filter((id) => id !== '');
  const isKnown = named.every((name) => current.some((file) => isCalled(file, name)));
  if (!isKnown || new Set(named).size < named.length) return undefined;
  const inPlace = current.map(
    (old) => replacements.find(({ replaces }) => isCalled(old, replaces))?.file ?? old,
  );
  const added = replacements.filter(({ replaces }) => replaces === '').map(({ file }) => file);
  const files = [...inPlace, ...added];
  if (files.length > MOST_FILES) return undefined;
  return { files, taken: current.filter((old) => files.includes(old)) };
}
