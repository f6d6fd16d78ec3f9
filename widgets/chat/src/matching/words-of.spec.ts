import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './words-of.js';

describe('the words of a question', () => {
  it('know no case, accent, apostrophe or sign', () => {
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
  ])('are one in all their forms: %s', (forms) => {
    expect(new Set(wordsOf(forms)).size).toBe(1);
  });

  it('keep what is short, and what is a number, as it is', () => {
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

  it('are none in signs alone', () => {
    expect(wordsOf(' ?!… <> ')).toEqual([]);
  });
});
