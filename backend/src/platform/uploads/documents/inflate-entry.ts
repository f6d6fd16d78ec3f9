import { crc32 } from 'node:zlib';

import type { Entry, ZipFile } from 'yauzl';

/** What is kept to be read is a line or a page long. */
const MOST_KEPT_BYTES = 1_024 ** 2;

/**
 * Unpacks an entry, to nowhere, and checks it against its sum; the library ends what grows beyond the size that it said.
 * @param isKept whether its text is wanted
 * @throws Error where it does not unpack
 */
export async function inflateEntry(zip: ZipFile, entry: Entry, isKept: boolean): Promise<string> {
  if (isKept && entry.uncompressedSize > MOST_KEPT_BYTES) throw new Error('This is too long to be read.');
  if (entry.fileName.endsWith('/')) return '';
  const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const kept: Buffer[] = [];
  let sum = 0;
  for await (const chunk of stream) {
    sum = crc32(chunk, sum);
    if (isKept) kept.push(chunk);
  }
  if (sum !== entry.crc32) throw new Error('The sum is another one.');
  return Buffer.concat(kept).toString('utf8');
}
