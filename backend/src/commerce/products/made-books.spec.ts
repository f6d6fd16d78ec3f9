import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { refuseOther } from './product-catalog.js';

describe('a typeset book that is put into the shop', () => {
  const content = Buffer.from('All of it.');
  const told = {
    format: 'pdf',
    fileName: 'One.pdf',
    path: 'one/one.pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };

  it('is the file that books.json tells of', () => {
    expect(() => refuseOther(told, content)).not.toThrow();
  });

  it('is refused where it is another: nobody is sold what they were not told of', () => {
    for (const other of [Buffer.from('Some of it'), Buffer.from('More of it all.')])
      expect(() => refuseOther(told, other)).toThrow('made/books/one/one.pdf is not the file');
  });
});
