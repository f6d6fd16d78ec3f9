import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { MadeBook, MadeBookFile } from '@lectern/catalogue';

/** The key changes with the content, so that a new edition never replaces a file that is being read. */
export function storageKey(bookId: string, file: MadeBookFile): string {
  return `books/${bookId}/${file.sha256.slice(0, 12)}/${file.fileName}`;
}

/** Whether all files of a book are those that books.json describes, which readers see. */
export async function isComplete(folder: string, { files }: Pick<MadeBook, 'files'>): Promise<boolean> {
  for (const { path: name, sizeBytes, sha256 } of files) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content?.length !== sizeBytes || createHash('sha256').update(content).digest('hex') !== sha256)
      return false;
  }
  return files.length > 0;
}
