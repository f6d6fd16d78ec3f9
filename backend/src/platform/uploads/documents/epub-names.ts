import path from 'node:path';

import type { Entry } from 'yauzl';

/** The same for names that reading apps and file systems take for one: composed or not, in small letters or capitals. */
const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** The library's types do not have it yet. */
type RawEntry = Entry & { readonly fileNameRaw: Buffer };

/** A name in UTF-8 whose entry does not say so is read as one of code page 437. */
function unflagged(entry: Entry): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode((entry as RawEntry).fileNameRaw);
  } catch {
    return undefined;
  }
}

/** Finds an entry by a name that may be spelled differently; returns its name in the archive. */
export function entryFinder(entries: readonly Entry[]): (name: string) => string | undefined {
  const exact = new Set(entries.map(({ fileName }) => fileName));
  const folded = new Map<string, string>();
  for (const entry of entries)
    for (const name of [entry.fileName, unflagged(entry)])
      if (name !== undefined && !folded.has(fold(name))) folded.set(fold(name), entry.fileName);
  return (name) => (exact.has(name) ? name : folded.get(fold(name)));
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/**
 * The names in the archive that an address in a package may mean: as written, and decoded. The last is the one to show.
 * @param from name of the package in the archive
 */
export function namesMeant(from: string, href: string): [written: string, decoded: string] {
  const [file = ''] = href.trim().split('#');
  const inFolder = (name: string) =>
    name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
  return [inFolder(file), inFolder(decode(file).replaceAll('\\', '/'))];
}

/** Something on the web, or in the address itself. */
export const isElsewhere = (href: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(href.trim());
