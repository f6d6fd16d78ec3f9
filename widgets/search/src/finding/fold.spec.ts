import { describe, expect, it } from '@jest/globals';
import { fold, wordsOf } from './fold.js';

describe('letters compared', () => {
  it('are alike in either case, with and without accents', () => {
    expect(fold('Renée ÉTÉ')).toBe('renee ete');
  });

  it('have one apostrophe, however it was typed', () => {
    expect(fold('Mother’s ʼtwas ‘so’ it`s')).toBe("mother's 'twas 'so' it's");
  });
});

describe('the words of a query', () => {
  it('stand between spaces, however many @S1-frame-19', () => {
    expect(wordsOf('  Fresh   START ')).toEqual(['fresh', 'start']);
  });

  it('are without what stands around them, and keep what stands within', () => {
    expect(wordsOf('“peace”? greedy/lying! (Q&A)')).toEqual(['peace', 'greedy/lying', 'q&a']);
  });

  it('are none where nothing was typed that could be found', () => {
    expect(wordsOf(' … & ')).toEqual([]);
  });
});
