import { describe, expect, it } from '@jest/globals';

import { tellingPhrases } from './manuscript-wall.mjs';

const opening = 'An opening that a page may well quote for everybody to read at length. ';
const later = 'He had, it turned out, driven the same yellow bus along the same river for thirty years. Yes.';

describe('the phrases by which a chapter is known', () => {
  it('are runs of plain words, without the first word and without punctuation', () => {
    expect(tellingPhrases(opening.repeat(4) + later)).toContain(
      'the same yellow bus along the same river for thirty years',
    );
  });

  it('are none of the first half, which may be given away', () => {
    expect(tellingPhrases(later + 'x. '.repeat(100))).toEqual([]);
  });
});
