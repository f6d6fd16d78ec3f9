import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { checkContent } from './product-catalog.js';

describe('A typeset book for the shop', () => {
  const content = Buffer.from('All of it.');
  const told = {
    format: 'pdf',
    fileName: 'One.pdf',
    path: 'one/one.pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };

  it('is the file that books.json describes', () => {
    expect(() => checkContent(told, content)).not.toThrow();
  });

  it('is rejected if its content differs from books.json', () => {
    for (const other of [Buffer.from('Some of it'), Buffer.from('More of it all.')])
      expect(() => checkContent(told, other)).toThrow('made/books/one/one.pdf is not the file');
  });
});
