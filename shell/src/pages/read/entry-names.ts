/** ISO-8859-1, as a ZIP without its UTF-8 flag is read, back to the UTF-8 that most programs write all the same. */
function repaired(name: string): string {
  if (!/[\u0080-\u00FF]/.test(name) || /[^\0-\u00FF]/.test(name)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(name, (unit) => unit.charCodeAt(0)),
    );
  } catch {
    return name;
  }
}

/** Decodes "%20" and its like; a part with a "%" that encodes nothing stays. */
export const decodedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    })
    .join('/');

const keyOf = (name: string): string =>
  repaired(decodedPath(name.replaceAll('\\', '/')))
    .normalize('NFC')
    .toLowerCase();

/** For names in an encoding that is not recorded: the same but for what is not ASCII. */
const roughKeyOf = (name: string): string => keyOf(name).replace(/[^ -~]+/g, '?');

/** The same name in characters that an address never encodes, so that all references to a file are spelled alike. */
export const aliasOf = (name: string): string =>
  name.replace(/[^\w./-]/gu, (sign) => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`);

/** The entries of a ZIP, found also by names that are encoded, decomposed, or in other case. */
export class EntryNames {
  private readonly names: ReadonlySet<string>;
  private readonly byKey = new Map<string, string>();
  private readonly byRoughKey = new Map<string, string | null>();

  constructor(names: Iterable<string>) {
    this.names = new Set(names);
    for (const name of this.names) {
      for (const key of [aliasOf(name), keyOf(name)]) if (!this.byKey.has(key)) this.byKey.set(key, name);
      const rough = roughKeyOf(name);
      this.byRoughKey.set(rough, this.byRoughKey.has(rough) ? null : name);
    }
  }

  /** @param path from the root of the ZIP, or an alias */
  find(path: string): string | null {
    if (this.names.has(path)) return path;
    return (
      this.byKey.get(path) ??
      this.byKey.get(keyOf(path)) ??
      (/[^ -~]/.test(decodedPath(path)) ? (this.byRoughKey.get(roughKeyOf(path)) ?? null) : null)
    );
  }
}
