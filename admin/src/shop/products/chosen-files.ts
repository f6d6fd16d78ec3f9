import type { SoldFile } from '@lectern/api-client/admin';

/** What the choice of files offers. */
export const ACCEPTED = '.pdf,.epub,.mobi';
const ENDINGS = ACCEPTED.split(',');
export const MOST_BYTES = 200 * 1024 * 1024;
export const MOST_FILES = 10;

/** By the ending alone: epub, pdf, otherwise unknown. */
export function formatOfName(name: string): SoldFile['format'] {
  const ending = name.toLowerCase().split('.').at(-1);
  return ending === 'epub' || ending === 'pdf' ? ending : 'unknown';
}

/** What can be said of a file before it is sent; undefined where nothing speaks against it. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    return `“${name}” cannot be sold here: files end in .pdf, .epub or .mobi.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > MOST_BYTES) return `“${name}” is too large: a file may have 200 MB at most.`;
  return undefined;
}
