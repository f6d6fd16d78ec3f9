import { describe, expect, it } from '@jest/globals';
import { isSameWord, scorePhrases } from './score-phrases.js';
import { wordsOf } from './words-of.js';

const score = (question: string, ...phrases: string[]) => scorePhrases(wordsOf(question), phrases);

describe('phrases', () => {
  it('match in order, with up to two words in between', () => {
    expect(score('I lost my job', 'lost job')).toBe(3);
    expect(score('I lost my very good job', 'lost job')).toBe(0);
    expect(score('A job I lost', 'lost job')).toBe(0);
  });

  it('match after a false start', () => {
    expect(score('I lost a glove, and then lost the job', 'lost job')).toBe(3);
  });

  it('score higher the longer they are, and add up', () => {
    expect(score('I need a grant', 'grant', 'need a grant', 'church')).toBe(6);
  });

  it('can require adjacent words', () => {
    const words = wordsOf('I fear that I cannot');
    expect(scorePhrases(words, ['fear cannot'], { maxGap: 0 })).toBe(0);
  });
});

describe('a word', () => {
  it.each([
    ['bankrupcy', 'bankruptcy'],
    ['freind', 'friend'],
    ['papperback', 'paperback'],
    ['anxiuos', 'anxious'],
  ])('is recognized with one character missing, added, changed, or transposed: %s', (typed, meant) => {
    expect(isSameWord(typed, meant)).toBe(true);
  });

  it.each([
    ['bother', 'mother'],
    ['prison', 'person'],
    ['find', 'fine'],
    ['', 'a'],
  ])('is a different word: "%s" and "%s"', (one, other) => {
    expect(isSameWord(one, other)).toBe(false);
  });
});
