import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

const built = (file: string) => import(inRoot('backend/dist', file));

/** In the properties of a personal copy. */
const ownLine = 'This copy was made for Ruth Weaver';
const epubPackage = 'EPUB/package.opf';

async function propertiesOf(format: string, bytes: Buffer): Promise<string> {
  if (format === 'epub') {
    const { openArchive, readText } = await built('commerce/personal-copies/prove-epub.js');
    return readText(await openArchive(bytes), epubPackage);
  }
  const { openPdf } = await built('commerce/personal-copies/open-pdf.js');
  const document = await openPdf(bytes);
  try {
    return JSON.stringify(await document.getMetadata());
  } finally {
    await document.destroy();
  }
}

/**
 * Checks that a downloaded book opens and is complete.
 * @param format pdf or epub
 */
export async function inspectFile(
  format: string,
  bytes: Buffer,
): Promise<{ isPersonal: boolean; complaint?: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-book-'));
  const file = path.join(folder, 'book');
  try {
    await writeFile(file, bytes);
    const { checkEpub } = await built('platform/uploads/documents/check-epub.js');
    const { checkPdf } = await built('platform/uploads/documents/check-pdf.js');
    await (format === 'pdf' ? checkPdf(file) : checkEpub(file));
    return { isPersonal: (await propertiesOf(format, bytes)).includes(ownLine) };
  } catch (error) {
    return { isPersonal: false, complaint: `the ${format} does not open: ${String(error)}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
