import { percentDecoded } from './percent-decoding.js';

const ROOT = 'https://book.invalid/';

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Whether a reference in a book leads out of it, such as to the web, or is a data URL. */
export const isExternal = (reference: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(reference.trim());

/**
 * Decoded path from the root of the book for a reference in a file. Resolves as a URL (EPUB 3.3, OCF §4.2.5), so ".."
 * never leads above the root.
 * @param file path of the file that contains the reference, from the root
 * @returns null for external references, and for those to the file itself
 */
export function pathOf(reference: string, file: string): string | null {
  const [path = ''] = reference.trim().split('#');
  if (!path || isExternal(path)) return null;
  try {
    return percentDecoded(new URL(path.replaceAll('?', '%3F'), ROOT + encoded(file)).pathname.slice(1));
  } catch {
    return null;
  }
}
