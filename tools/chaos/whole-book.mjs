import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/** @param {string} file */
const built = (file) => import(inRoot('backend/dist', file));
const { checkEpub } = await built('platform/uploads/documents/check-epub.js');
const { checkPdf } = await built('platform/uploads/documents/check-pdf.js');
const { openPdf } = await built('commerce/personal-copies/open-pdf.js');
const { openArchive, readText } = await built('commerce/personal-copies/prove-epub.js');

/** Whose name a buyer's own copy bears here, in what it says of itself. */
const ownLine = 'This copy was made for Ruth Weaver';
const epubPackage = 'EPUB/package.opf';

/** @param {Buffer} bytes @returns {Promise<string>} */
async function descriptionOf(bytes) {
  const document = await openPdf(bytes);
  try {
    return JSON.stringify(await document.getMetadata());
  } finally {
    await document.destroy();
  }
}

/**
 * Whether a file that a buyer has fetched opens and is whole.
 * @param {string} format pdf or epub
 * @param {Buffer} bytes
 * @returns {Promise<{ isOwn: boolean, complaint?: string }>} whether it is a copy of their own
 */
export async function lookInto(format, bytes) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-whole-book-'));
  const file = path.join(folder, 'book');
  try {
    await writeFile(file, bytes);
    await (format === 'pdf' ? checkPdf(file) : checkEpub(file));
    const said = format === 'pdf' ? descriptionOf(bytes) : readText(await openArchive(bytes), epubPackage);
    return { isOwn: (await said)?.includes(ownLine) ?? false };
  } catch (error) {
    return { isOwn: false, complaint: `the ${format} does not open: ${String(error)}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
