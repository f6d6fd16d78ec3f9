import { describe, expect, it } from '@jest/globals';

import { nextFiles, type KeptFile } from './edition-rules.js';

const file = (fileName: string): KeptFile => ({
  fileName,
  key: `books/${fileName}`,
  format: 'epub',
  sizeBytes: 1,
  sha256: '',
});
const [one, two] = [
  { ...file('one'), id: '1' },
  { ...file('two'), id: '2' },
];
const names = (files: readonly KeptFile[] | undefined) => files?.map(({ fileName }) => fileName);

describe('The files of the next edition', () => {
  it('take the positions of the replaced ones, with new ones at the end', () => {
    const next = nextFiles(
      [one, two],
      [
        { file: file('more'), replaces: '' },
        { file: file('fresh'), replaces: '1' },
      ],
    );
    expect(names(next?.files)).toEqual(['fresh', 'two', 'more']);
    expect(names(next?.taken)).toEqual(['two']);
  });

  it('are identified by key if they have no id', () => {
    expect(names(nextFiles([one], [{ file: file('fresh'), replaces: 'books/one' }])?.files)).toEqual([
      'fresh',
    ]);
  });

  it('are undefined if one is unknown or named twice, or there are too many', () => {
    const fresh = { file: file('fresh'), replaces: '1' };
    expect(nextFiles([one], [{ ...fresh, replaces: '3' }])).toBeUndefined();
    expect(nextFiles([one], [fresh, fresh])).toBeUndefined();
    expect(
      nextFiles(
        [one],
        Array.from({ length: 10 }, () => ({ ...fresh, replaces: '' })),
      ),
    ).toBeUndefined();
  });
});
