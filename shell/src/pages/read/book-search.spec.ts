import { describe, expect, it } from '@jest/globals';

import { matchesIn, type TextPiece } from './book-search.js';

const inOneBlock = (...texts: string[]): TextPiece[] =>
  texts.map((text, at) => ({ text, isNewBlock: at === 0 }));
const found = (pieces: TextPiece[], query: string) => [...matchesIn(pieces, query)];

const CHAPTER = inOneBlock(
  'There was peace of\nmind, a na\u00EFve caf\u00E9, un\u00ADder the tree. It\u2019s said: don\u2019t. \u0130stanbul took self\u2011care, ',
  '\uFB01nally, in the stra\u00DFe, written by Jane Austen',
);

describe('matchesIn', () => {
  it.each([
    ['peace of mind', 'peace of mind'],
    ['naive cafe', 'na\u00EFve caf\u00E9'],
    ['under the tree', 'under the tree'],
    ["don't", 'don\u2019t'],
    ['istanbul', '\u0130stanbul'],
    ['ISTANBUL', '\u0130stanbul'],
    ['self-care', 'self\u2011care'],
    ['selfcare', 'self\u2011care'],
    ['took self', 'took self'],
    ['finally', '\uFB01nally'],
    ['strasse', 'stra\u00DFe'],
    ['care, finally', 'care, \uFB01nally'],
    ['Jane Austen', 'Jane Austen'],
    ['  mind,  a ', 'mind, a'],
  ])('finds "%s" (R9, L2)', (query, match) => {
    expect(found(CHAPTER, query).map((each) => each.match)).toEqual([match]);
  });

  it('ends, also if a match is at the end of a chapter (R9)', () => {
    const [match] = found(inOneBlock('It came to ', 'the end'), 'to the end');
    expect(match).toMatchObject({ start: { piece: 0, offset: 8 }, end: { piece: 1, offset: 7 }, after: '' });
    expect(found([], 'end')).toEqual([]);
  });

  it('keeps the middle of a match over three elements (L2)', () => {
    const [match] = found(
      inOneBlock('say three ', 'words', ' ', 'across', ' elements here'),
      'words across elements',
    );
    expect(match).toMatchObject({ before: 'say three ', match: 'words across elements', after: ' here' });
    expect(match).toMatchObject({ start: { piece: 1, offset: 0 }, end: { piece: 4, offset: 9 } });
  });

  it('matches punctuation literally, and finds nothing for an empty query', () => {
    expect(found(inOneBlock('100% and a.*b (so) [it] is'), 'a.*b (so) [it]')).toHaveLength(1);
    expect(found(inOneBlock('aab'), 'a.b')).toEqual([]);
    for (const none of ['', ' ', '\u00AD']) expect(found(CHAPTER, none)).toEqual([]);
  });

  it('does not match across paragraphs', () => {
    const pieces = [...inOneBlock('the end'), ...inOneBlock('less talk')];
    expect(found(pieces, 'endless')).toEqual([]);
    expect(found(pieces, 'end less')).toHaveLength(1);
  });

  it('shows fifty characters on each side', () => {
    const [match] = found(inOneBlock(`${'a '.repeat(60)}here${' b'.repeat(60)}`), 'here');
    expect(match?.before).toMatch(/^…(?:a ){25}$/);
    expect(match?.after).toMatch(/^(?: b){25}…$/);
  });
});
