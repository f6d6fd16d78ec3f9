import { entryFinder } from '@lectern/epub-files';

/**
 * Finds the index of an archive's entry by a path that may be spelled differently.
 * @param names in the order of the archive; of two equal ones, readers use the last
 */
export function entryIndexFinder(names: readonly string[]): (path: string) => number | undefined {
  const find = entryFinder(names.map((name) => ({ name })));
  return (path) => {
    const name = find(path);
    return name === undefined ? undefined : names.lastIndexOf(name);
  };
}
