import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';

import { inRoot } from '../start/paths.mjs';

const require = createRequire(inRoot('backend/package.json'));
/** @type {typeof import('yauzl')} */
const yauzl = require('yauzl');
/** @type {typeof import('pdfjs-dist/legacy/build/pdf.mjs')} */
const { getDocument } = await import(require.resolve('pdfjs-dist/legacy/build/pdf.mjs'));

/** Whose name a buyer's own copy bears here. */
const ownLine = 'This copy was made for Ruth Weaver';

/** @type {(bytes: Buffer, options: object) => Promise<import('yauzl').ZipFile>} */
const openZip = promisify(yauzl.fromBuffer);

/** Unpacks all of it. @param {Buffer} bytes @returns {Promise<string>} its pages, one after the other */
async function readEpub(bytes) {
  const zip = await openZip(bytes, { lazyEntries: false, autoClose: false });
  /** @type {import('yauzl').Entry[]} */
  const entries = [];
  zip.on('entry', (entry) => entries.push(entry));
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  if (bytes.toString('latin1', 30, 58) !== 'mimetypeapplication/epub+zip') throw new Error('no mimetype');
  let pages = '';
  for (const entry of entries) {
    /** @type {import('node:stream').Readable} */
    const stream = await new Promise((resolve, reject) =>
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    );
    const content = Buffer.concat(await stream.toArray());
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is spoilt`);
    if (entry.fileName.endsWith('.xhtml')) pages += content.toString();
  }
  return pages;
}

/** Opens it, to its last page. @param {Buffer} bytes @returns {Promise<string>} what it says of itself */
async function readPdf(bytes) {
  const tail = bytes.subarray(-1_024).toString('latin1');
  if (!tail.includes('%%EOF')) throw new Error('its end is missing');
  const document = await getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 })
    .promise;
  try {
    await (await document.getPage(document.numPages)).getTextContent();
    return JSON.stringify(await document.getMetadata());
  } finally {
    await document.destroy();
  }
}

/**
 * Whether a file that a buyer has fetched opens and is whole.
 * @param {string} format
 * @param {Buffer} bytes
 * @returns {Promise<{ isOwn: boolean, complaint?: string }>} whether it is a copy of their own
 */
export async function lookInto(format, bytes) {
  try {
    const said = await (format === 'pdf' ? readPdf(bytes) : readEpub(bytes));
    return { isOwn: said.includes(ownLine) };
  } catch (error) {
    return {
      isOwn: false,
      complaint: `the ${format} does not open: ${error instanceof Error ? error.message : error}`,
    };
  }
}
