import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** An entry of books.json, written by tools/asset-generators/books. */
export interface MadeBook {
  bookId: string;
  productId: string;
  files: MadeBookFile[];
}

interface MadeBookFile {
  format: string;
  /** Name of the buyer's copy: `Finding Peace.pdf`. */
  fileName: string;
  /** Below the folder of books.json. */
  path: string;
  pages?: number;
  sizeBytes: number;
  sha256: string;
}

/** The key changes with the content, so that a new edition never replaces a file that is being read. */
export function storageKey(bookId: string, file: MadeBookFile): string {
  return `books/${bookId}/${file.sha256.slice(0, 12)}/${file.fileName}`;
}

/** @param folder of books.json; without one, no book has been made */
export async function readMadeBooks(folder: string): Promise<MadeBook[]> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'books.json'), 'utf8')) as MadeBook[];
  } catch {
    return [];
  }
}

/** Whether all files of a book are those that books.json describes, which readers see. */
export async function isComplete(folder: string, { files }: MadeBook): Promise<boolean> {
  for (const { path: name, sizeBytes, sha256 } of files) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content?.length !== sizeBytes || createHash('sha256').update(content).digest('hex') !== sha256)
      return false;
  }
  return files.length > 0;
}
