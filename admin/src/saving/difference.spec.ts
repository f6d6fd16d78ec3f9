import { describe, expect, it } from '@jest/globals';

import { differenceOf } from './difference.js';

const shown = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

describe('The difference of two texts', () => {
  it('is by words', () => {
    expect(shown('A quiet page.\n', 'A very quiet book.\n')).toBe('A [+very ]quiet [-page][+book].\n');
  });

  it('leaves out long parts that are the same', () => {
    const before = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';
    expect(shown(before, before.replace('four', '4'))).toBe('…\nthree\n[-four][+4]\nfive\n…\n');
  });

  it('ends in time for two unlike texts of a book’s length', () => {
    const text = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word}${n * 7}`).join(' ');
    expect(differenceOf(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
