import { entryFinder } from '@lectern/epub-files';

/** Bytes of a name that was read as ISO-8859-1, because it has no UTF-8 flag. */
const bytesOf = (name: string): { bytes?: Uint8Array } =>
  /[^\0-\u00FF]/.test(name) ? {} : { bytes: Uint8Array.from(name, (unit) => unit.charCodeAt(0)) };

/** The name in characters that URLs never encode, so that all references to a file are spelled alike. */
export const aliasOf = (name: string): string =>
  name.replace(/[^\w./-]/gu, (sign) => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`);

/** Entries of a ZIP, also found by their aliases. */
export class EntryNames {
  private readonly byAlias: ReadonlyMap<string, string>;
  private readonly findEntry: (path: string) => string | undefined;

  constructor(names: Iterable<string>) {
    const all = [...names];
    this.byAlias = new Map(all.map((name) => [aliasOf(name), name]));
    this.findEntry = entryFinder(all.map((name) => ({ name, ...bytesOf(name) })));
  }

  /** @param path from the root of the ZIP, or an alias */
  find(path: string): string | null {
    return this.byAlias.get(path) ?? this.findEntry(path) ?? null;
  }
}
