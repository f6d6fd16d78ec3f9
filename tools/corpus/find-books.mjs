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
/** Packages that bring more of them. */
export const morePackages =
  'debian-policy developers-reference debmake-doc debian-reference-en r-doc-pdf bash-doc gnuplot-doc asymptote-doc zsh-doc pari-doc';

/** @typedef {{ name: string, format: 'pdf' | 'epub', bytes: Buffer, isRepacked: boolean }} Book */

const kinds = /\.(pdf|epub)(\.gz)?$/i;

/**
 * Debian sorts the entries of ePubs, so that `mimetype` is not the first one any more, as it has to be (OCF 3.3, §4.2).
 * @param {Buffer} bytes
 * @returns {Buffer} the same book packed as an ePub; as it is if it begins as one, or is no archive
 */
export function packedAsEpub(bytes) {
  if (bytes.toString('latin1', 30, 58) === 'mimetypeapplication/epub+zip') return bytes;
  try {
    const { mimetype, ...files } = unzipSync(bytes);
    if (!mimetype) return bytes;
    return Buffer.from(zipSync({ mimetype: [mimetype, { level: 0 }], ...files }));
  } catch {
    return bytes;
  }
}

/** @param {string} file @returns {Promise<Book>} */
async function readBook(file) {
  const [, ending = '', packed] = kinds.exec(file) ?? [];
  const read = await readFile(file);
  const bytes = packed ? gunzipSync(read) : read;
  const format = ending.toLowerCase() === 'pdf' ? 'pdf' : 'epub';
  const book = format === 'epub' ? packedAsEpub(bytes) : bytes;
  return { name: path.basename(file).replace(/\.gz$/i, ''), format, bytes: book, isRepacked: book !== bytes };
}

/**
 * Reads the ePubs and PDFs below some folders, each once.
 * @param {readonly string[]} folders
 * @returns {AsyncGenerator<Book>}
 */
export async function* booksIn(folders) {
  const seen = new Set();
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
