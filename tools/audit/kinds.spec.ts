import { describe, expect, it } from '@jest/globals';

import { limitBytes, oneOfEachKind } from './kinds.mjs';

const paths = [
  '/',
  '/books',
  '/fear-not',
  '/books/fear-not',
  '/books/fresh-start',
  '/blog/myths',
  '/contact',
];

describe('what is measured three times', () => {
  it('is one page of each kind', () => {
    expect([...oneOfEachKind(paths)]).toEqual([
      '/',
      '/books',
      '/fear-not',
      '/books/fear-not',
      '/blog/myths',
      '/contact',
      '/newsletter-confirmed',
    ]);
  });

  it('leaves out what a site has none of', () => {
    expect([...oneOfEachKind(['/', '/books', '/contact'])]).toEqual([
      '/',
      '/books',
      '/contact',
      '/newsletter-confirmed',
    ]);
  });
});

describe('what a page may weigh', () => {
  it('is less for the two pages of a book', () => {
    const weights = ['/books/fear-not', '/fear-not', '/books', '/'].map((path) => limitBytes(path, paths));
    expect(weights).toEqual([130_000, 130_000, 220_000, 220_000]);
  });
});
