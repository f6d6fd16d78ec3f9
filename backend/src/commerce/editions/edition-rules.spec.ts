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

describe('the files of the next edition', () => {
  it('stand where those stood that they replace, and new ones behind', () => {
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

  it('go by their key where they have no id', () => {
    expect(names(nextFiles([one], [{ file: file('fresh'), replaces: 'books/one' }])?.files)).toEqual([
      'fresh',
    ]);
  });

  it('are none where one is named that is not on sale, or twice, or they are too many', () => {
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
