/** Repairs a UTF-8 name that was read as ISO-8859-1, because most programs omit the ZIP's UTF-8 flag. */
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

/** Percent-decodes a path; a segment with an invalid sequence stays. */
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

/** For names in an unknown encoding: compares ASCII characters only. */
const roughKeyOf = (name: string): string => keyOf(name).replace(/[^ -~]+/g, '?');

/** The name in characters that URLs never encode, so that all references to a file are spelled alike. */
export const aliasOf = (name: string): string =>
  name.replace(/[^\w./-]/gu, (sign) => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`);

/** Entries of a ZIP, also found by encoded or decomposed names and in another case. */
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
