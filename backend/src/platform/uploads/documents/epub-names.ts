import path from 'node:path';

import type { Entry } from 'yauzl';

/** Decodes `%20` and its like; a part with a `%` that encodes nothing stays. */
const decode = (name: string): string => name.split('/').map(decodePart).join('/');

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The same for names that reading apps and file systems take for one: encoded, composed, or in other case. */
const keyOf = (name: string): string => decode(name.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/** For names in an encoding that is not recorded: the same but for what is not ASCII. */
const roughKeyOf = (name: string): string => keyOf(name).replace(/[^ -~]+/g, '?');

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
  const byKey = new Map<string, string>();
  const byRoughKey = new Map<string, string | undefined>();
  for (const entry of entries) {
    const { fileName } = entry;
    for (const name of [fileName, unflagged(entry)])
      if (name !== undefined && !byKey.has(keyOf(name))) byKey.set(keyOf(name), fileName);
    const rough = roughKeyOf(fileName);
    byRoughKey.set(rough, byRoughKey.has(rough) ? undefined : fileName);
  }
  return (name) => {
    if (exact.has(name)) return name;
    return (
      byKey.get(keyOf(name)) ?? (/[^ -~]/.test(keyOf(name)) ? byRoughKey.get(roughKeyOf(name)) : undefined)
    );
  };
}

/**
 * The name in the archive that an address in a package means, decoded.
 * @param from name of the package in the archive
 */
export function nameMeant(from: string, href: string): string {
  const [file = ''] = href.trim().split('#');
  const name = decode(file.replaceAll('\\', '/'));
  return name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
}

/** Something on the web, or in the address itself. */
export const isElsewhere = (href: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(href.trim());
