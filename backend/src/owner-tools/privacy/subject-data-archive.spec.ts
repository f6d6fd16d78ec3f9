import { describe, expect, it } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

import { zipArchive } from './subject-data-archive.js';

/** Files in an archive, read by another ZIP library. */
function readArchive(archive: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found: Record<string, string> = {};
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure);
          void text(stream).then((words) => {
            found[entry.fileName] = words;
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.readEntry();
    });
  });
}

describe('A ZIP archive', () => {
  it('contains every file unchanged for another library', async () => {
    const files = { 'person.json': '{"name":"Zoë"}', 'person.html': '<p>Zoë</p>', 'empty.txt': '' };
    const packed = Object.entries(files).map(([name, words]) => ({ name, content: Buffer.from(words) }));
    expect(await readArchive(zipArchive(packed, new Date('2026-11-22T09:30:10Z')))).toEqual(files);
  });
});
