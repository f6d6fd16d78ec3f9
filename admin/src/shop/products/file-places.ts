import type { DeskFile } from '@lectern/api-client/admin';

/**
 * Which file a new one most likely replaces: the first of the same ending whose place is not taken yet; none where there
 * is no such file. @param taken ids
 */
export function firstPlaceFor(
  name: string,
  files: readonly Pick<DeskFile, 'id' | 'format'>[],
  taken: readonly string[],
): string {
  const ending = name.toLowerCase().split('.').at(-1);
  return files.find(({ id, format }) => format === ending && !taken.includes(id))?.id ?? '';
}
