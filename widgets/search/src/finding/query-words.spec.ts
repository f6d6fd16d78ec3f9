import { describe, expect, it } from '@jest/globals';

import { wordsOf } from './query-words.js';

describe('wordsOf', () => {
  it('splits a query on spaces and folds its words @S1-frame-19', () => {
    expect(wordsOf('  Fresh   START\u00A0ÉTÉ ')).toEqual(['fresh', 'start', 'ete']);
  });

  it('removes punctuation around a word and keeps it inside', () => {
    expect(wordsOf('“peace”? greedy/lying! (Q&A)')).toEqual(['peace', 'greedy/lying', 'q&a']);
  });

  it('reads a possessive as the word itself (S9)', () => {
    expect(wordsOf('mother’s mothers’ don’t')).toEqual(['mother', 'mothers', "don't"]);
  });

  it('finds no words in punctuation alone', () => {
    expect(wordsOf(' … & ')).toEqual([]);
  });
});
