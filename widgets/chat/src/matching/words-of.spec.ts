import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './words-of.js';

describe('wordsOf', () => {
  it('ignores case, accents, apostrophes, and punctuation', () => {
    expect(wordsOf("Don’t! “don't" + '" DONT — dón´t?')).toEqual(['dont', 'dont', 'dont', 'dont']);
  });

  it.each([
    'price prices priced pricing',
    'preach preaches preached preaching',
    'worry worries worried worrying',
    'stop stops stopped stopping',
    'book books',
    'lose loss',
    'move moves moving',
  ])('unifies all forms of a word: %s', (forms) => {
    expect(new Set(wordsOf(forms)).size).toBe(1);
  });

  it('keeps short words and numbers', () => {
    expect(wordsOf('this is us; lying, lied, die, 100')).toEqual([
      'thi',
      'is',
      'us',
      'lying',
      'lied',
      'die',
      '100',
    ]);
  });

  it('finds no words in punctuation', () => {
    expect(wordsOf(' ?!… <> ')).toEqual([]);
  });
});
