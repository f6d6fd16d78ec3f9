import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { shownPath } from './shown-path.js';

const covers = ['cover.svg', 'cover.jpg', 'cover.jpeg', 'cover.png'];
const ofBooks = ['book.json', 'sales.json', 'detail.json', 'sample.json', 'manuscript'];

/**
 * Finds the folders of books. A folder with nothing of a book, such as one of notes, is skipped with a warning.
 * @param ordered ids in `bookOrder`: their folders are books, even empty ones
 */
export async function findBooks(
  folder: string,
  ordered: readonly string[],
): Promise<{ bookIds: string[]; warnings: string[] }> {
  const place = path.join(folder, 'books');
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  const bookIds: string[] = [];
  const warnings: string[] = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const files = name.startsWith('.') ? [] : await readdir(path.join(place, name));
    if (ordered.includes(name) || files.some((file) => ofBooks.includes(file))) bookIds.push(name);
    else warnings.push(`${shownPath(path.join(place, name))} is skipped: it has no book.json.`);
    for (const file of files.filter((each) => /^cover\./i.test(each) && !covers.includes(each)))
      warnings.push(
        `${shownPath(path.join(place, name, file))} is not used: a cover is called ${covers.join(', ')}.`,
      );
  }
  return { bookIds, warnings };
}
