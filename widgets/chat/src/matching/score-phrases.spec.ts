import { describe, expect, it } from '@jest/globals';
import { isSameWord, scorePhrases } from './score-phrases.js';
import { wordsOf } from './words-of.js';

const score = (question: string, ...phrases: string[]) => scorePhrases(wordsOf(question), phrases);

describe('phrases', () => {
  it('are found with up to two words between theirs, and in their order only', () => {
    expect(score('I lost my job', 'lost job')).toBe(3);
    expect(score('I lost my very good job', 'lost job')).toBe(0);
    expect(score('A job I lost', 'lost job')).toBe(0);
  });

  it('are found where a false start stands before them', () => {
    expect(score('I lost a glove, and then lost the job', 'lost job')).toBe(3);
  });

  it('tell more the longer they are, and add up', () => {
    expect(score('I need a grant', 'grant', 'need a grant', 'church')).toBe(6);
  });

  it('may be asked for without a gap', () => {
    const words = wordsOf('I fear that I cannot');
    expect(scorePhrases(words, ['fear cannot'], { mostBetween: 0 })).toBe(0);
  });
});

describe('a word', () => {
  it.each([
    ['bankrupcy', 'bankruptcy'],
    ['freind', 'friend'],
    ['papperback', 'paperback'],
    ['anxiuos', 'anxious'],
  ])('is known when a letter is missing, too many, another or misplaced: %s', (typed, meant) => {
    expect(isSameWord(typed, meant)).toBe(true);
  });

  it.each([
    ['bother', 'mother'],
    ['prison', 'person'],
    ['find', 'fine'],
    ['', 'a'],
  ])('is another word: "%s" and "%s"', (one, other) => {
    expect(isSameWord(one, other)).toBe(false);
  });
});
