import { describe, expect, it } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

import { zipArchive } from './subject-data-archive.js';

/** What another program finds in it. */
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

describe('an archive', () => {
  it('is opened by others, with every file as it was', async () => {
    const files = { 'person.json': '{"name":"Zoë"}', 'person.html': '<p>Zoë</p>', 'empty.txt': '' };
    const packed = Object.entries(files).map(([name, words]) => ({ name, content: Buffer.from(words) }));
    expect(await readArchive(zipArchive(packed, new Date('2026-11-22T09:30:10Z')))).toEqual(files);
  });
});
