const composed = (name: string): string => name.normalize('NFC');
const folded = (name: string): string => composed(name).toLowerCase();

/** Finds entries of an archive by the names that a book uses for them. */
export class EntryIndex {
  private readonly maps: readonly { of: (name: string) => string; places: ReadonlyMap<string, number> }[];

  /** @param names in the order of the archive; of two equal ones, readers use the last */
  constructor(names: readonly string[]) {
    const mapBy = (of: (name: string) => string) => ({
      of,
      places: new Map(names.map((name, at) => [of(name), at])),
    });
    this.maps = [mapBy((name) => name), mapBy(composed), mapBy(folded)];
  }

  /** Index of an entry: by exact name, by NFC name, or ignoring case. */
  find(name: string): number | undefined {
    for (const { of, places } of this.maps) {
      const at = places.get(of(name));
      if (at !== undefined) return at;
    }
    return undefined;
  }
}
