import { percentDecoded } from './percent-decoding.js';

export interface ArchiveEntry {
  name: string;
  /** The name's bytes in the ZIP file. Most programs write UTF-8 but omit the ZIP's UTF-8 flag. */
  bytes?: Uint8Array;
}

/** Equal for names that reading apps and file systems treat as one: encoded, decomposed, or in another case. */
const keyOf = (name: string): string =>
  percentDecoded(name.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/** For names in an unknown encoding: compares ASCII characters only. */
const roughKeyOf = (key: string): string => key.replace(/[^ -~]+/g, '?');

function keysOf({ name, bytes }: ArchiveEntry): string[] {
  try {
    return bytes
      ? [keyOf(name), keyOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes))]
      : [keyOf(name)];
  } catch {
    return [keyOf(name)];
  }
}

/** Finds an entry of a ZIP by a path that may be spelled differently. Returns the entry's name. */
export function entryFinder(entries: readonly ArchiveEntry[]): (path: string) => string | undefined {
  const exact = new Set(entries.map(({ name }) => name));
  const byKey = new Map<string, string>();
  const byRoughKey = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const key of keysOf(entry)) {
      if (!byKey.has(key)) byKey.set(key, entry.name);
      const rough = roughKeyOf(key);
      byRoughKey.set(rough, (byRoughKey.get(rough) ?? new Set()).add(entry.name));
    }
  return (path) => {
    if (exact.has(path)) return path;
    const key = keyOf(path);
    const found = byKey.get(key);
    if (found !== undefined || !/[^ -~]/.test(key)) return found;
    const [only, ...others] = byRoughKey.get(roughKeyOf(key)) ?? [];
    return others.length === 0 ? only : undefined;
  };
}
