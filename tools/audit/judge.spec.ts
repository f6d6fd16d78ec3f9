import { describe, expect, it } from '@jest/globals';

import { judge, limitBytesOf, oneOfEachKind, pageTable, timeFaults } from './judge.js';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = {
  path: '/about',
  html: '<main><h1>About</h1></main>',
  measured: {
    ...{ scores, layoutShift: 0, largestPaintMs: 1_134, blockedMs: 4, runs: 3 },
    ...{ scriptBytes: 5_100, bytes: 74_000, largestSelector: 'main > h1' },
  },
  limitBytes: 220_000,
};

describe('judge', () => {
  it('accepts a page that keeps every promise', () => {
    expect(judge(good)).toEqual([]);
    const { seo: _none, ...ofHiddenPage } = scores;
    expect(judge({ ...good, measured: { ...good.measured, scores: ofHiddenPage } })).toEqual([]);
  });

  it('names each broken promise', () => {
    const measured = {
      ...good.measured,
      ...{ scores: { ...scores, performance: 99, seo: 94 }, largestPaintMs: 1_201.4, blockedMs: 12 },
      ...{ layoutShift: 0.001, scriptBytes: 10_001, bytes: 220_001 },
    };
    expect(judge({ ...good, measured, html: '<main></main>' })).toEqual([
      '/about: seo is 94.',
      '/about: performance is 99.',
      '/about: its largest element shows after 1201 ms, more than 1200.',
      '/about: it is blocked for 12 ms, more than 10.',
      '/about: the layout shifts by 0.001.',
      '/about: 10001 bytes of script before an interaction.',
      '/about: it weighs 220001 bytes, more than 220000.',
      '/about: its largest element is not in the HTML.',
    ]);
  });
});

describe('timeFaults', () => {
  it('lists only what a busy machine may cause', () => {
    expect(timeFaults('/about', { ...good.measured, largestPaintMs: 1_500 })).toHaveLength(1);
    expect(timeFaults('/about', { ...good.measured, layoutShift: 1, bytes: 999_999 })).toEqual([]);
  });
});

describe('pageTable', () => {
  it('prints a row for the docs', () => {
    expect(pageTable([good]).split('\n').at(-1)).toBe(
      '| `/about` | 100 | 100 | 100 | 100 | 1,134 ms | 4 ms | 0.000 | 5.1 kB | 74.0 kB | 3 |',
    );
  });
});

describe('oneOfEachKind', () => {
  it('chooses a page of each kind that the site has', () => {
    const books = ['/fear-not', '/books/fear-not', '/books/fresh-start'];
    const paths = ['/', '/books', ...books, '/blog/myths', '/contact'];
    expect([...oneOfEachKind(paths)]).toEqual([
      ...['/', '/books', '/fear-not', '/books/fear-not', '/blog/myths', '/contact'],
      '/newsletter-confirmed',
    ]);
    expect([...oneOfEachKind(['/'])]).toEqual(['/', '/books', '/contact', '/newsletter-confirmed']);
  });
});

describe('limitBytesOf', () => {
  it('is less for the two pages of a book', () => {
    const paths = ['/', '/books', '/fear-not', '/books/fear-not'];
    expect(paths.map((path) => limitBytesOf(path, paths))).toEqual([220_000, 220_000, 130_000, 130_000]);
  });
});
