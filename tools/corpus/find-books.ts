import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { unzipSync, zipSync } from 'fflate';

/** Folders in which Debian's packages keep their manuals. */
export const manuals = [
  '/usr/share/doc',
  '/usr/share/R/doc',
  '/usr/share/debian-reference',
  '/usr/share/developers-reference',
];
/** Packages with more of them. */
export const morePackages =
  'debian-policy developers-reference debmake-doc debian-reference-en r-doc-pdf bash-doc gnuplot-doc asymptote-doc zsh-doc pari-doc';

export type Format = 'pdf' | 'epub';

export interface Book {
  name: string;
  format: Format;
  bytes: Buffer;
  isRepacked: boolean;
}

const kinds = /\.(pdf|epub)(\.gz)?$/i;

/**
 * Packs an ePub again whose `mimetype` is not its first entry, as OCF 3.3, §4.2 requires: Debian sorts the entries. Returns any
 * other file as it is.
 */
function packedAsEpub(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 30, 58) === 'mimetypeapplication/epub+zip') return bytes;
  try {
    const { mimetype, ...files } = unzipSync(bytes);
    if (!mimetype) return bytes;
    return Buffer.from(zipSync({ mimetype: [mimetype, { level: 0 }], ...files }));
  } catch {
    return bytes;
  }
}

async function readBook(file: string): Promise<Book> {
  const [, ending = '', packed] = kinds.exec(file) ?? [];
  const read = await readFile(file);
  const bytes = packed ? gunzipSync(read) : read;
  const format = ending.toLowerCase() === 'pdf' ? 'pdf' : 'epub';
  const book = format === 'epub' ? packedAsEpub(bytes) : bytes;
  return { name: path.basename(file).replace(/\.gz$/i, ''), format, bytes: book, isRepacked: book !== bytes };
}

/** Reads each ePub and PDF below some folders once. */
export async function* booksIn(folders: readonly string[]): AsyncGenerator<Book> {
  const seen = new Set<string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && kinds.test(entry.name));
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
      const book = await readBook(file);
      const sum = createHash('sha256').update(book.bytes).digest('hex');
      if (seen.has(sum)) continue;
      seen.add(sum);
      yield book;
    }
  }
}
