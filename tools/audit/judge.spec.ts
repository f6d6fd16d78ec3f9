import { describe, expect, it } from '@jest/globals';

import { judge, limitBytesOf, oneOfEachKind, pageTable, timeFaults } from './judge.js';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = {
  path: '/about',
  html: '<main><h1>About</h1></main>',
  measured: {
    ...{ scores, layoutShift: 0.012, largestPaintMs: 1_134, blockedMs: 4, runs: 5 },
    ...{ scriptBytes: 5_100, fontBytes: 41_000, bytes: 114_000, largestSelector: 'main > h1' },
  },
  fonts: { paintRatio: 1.06, heldShift: 0.021, lateMs: 412 },
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
      ...{ scores: { ...scores, performance: 97, seo: 94 }, blockedMs: 101 },
      ...{ layoutShift: 0.021, scriptBytes: 10_001, fontBytes: 60_001, bytes: 160_001 },
    };
    const fonts = { paintRatio: 1.16, heldShift: 0.051, lateMs: 1_001 };
    expect(judge({ ...good, measured, fonts, html: '<main></main>' })).toEqual([
      '/about: seo is 94.',
      '/about: performance is 97.',
      '/about: it is blocked for 101 ms, more than 100.',
      '/about: the layout shifts by 0.021.',
      '/about: 10001 bytes of script before an interaction.',
      '/about: 60001 bytes of fonts on a first view.',
      '/about: fonts delay its largest element 1.16 times.',
      '/about: the layout shifts by 0.051 when its fonts are late.',
      '/about: the last font of its first screen comes 1001 ms after the largest picture.',
      '/about: it weighs 160001 bytes, more than 160000.',
      '/about: its largest element is not in the HTML.',
    ]);
  });
});

describe('timeFaults', () => {
  it('lists only what a busy machine may cause', () => {
    expect(timeFaults('/about', { ...good.measured, blockedMs: 150 })).toHaveLength(1);
    expect(timeFaults('/about', { ...good.measured, layoutShift: 1, bytes: 999_999 })).toEqual([]);
  });
});

describe('pageTable', () => {
  it('prints a row for the docs', () => {
    expect(pageTable([good]).split('\n').at(-1)).toBe(
      '| `/about` | 100 | 100 | 100 | 100 | 1,134 ms | 1.06 | 4 ms | 0.012 | 0.021 | 412 ms | 5.1 kB | 41.0 kB | 114.0 kB | 5 |',
    );
  });
});

describe('oneOfEachKind', () => {
  it('chooses a page of each kind that the site has', () => {
    const books = ['/fear-not', '/books/fear-not', '/books/fresh-start'];
    const paths = ['/', '/shop', '/books', ...books, '/blog/myths', '/contact'];
    expect([...oneOfEachKind(paths)]).toEqual([
      ...['/', '/shop', '/books', '/fear-not', '/books/fear-not', '/blog/myths', '/contact'],
      '/newsletter-confirmed',
    ]);
    expect([...oneOfEachKind(['/'])]).toEqual(['/', '/shop', '/books', '/contact', '/newsletter-confirmed']);
  });
});

describe('limitBytesOf', () => {
  it('is more for the two pages with all covers', () => {
    const paths = ['/', '/shop', '/books', '/fear-not'];
    expect(paths.map(limitBytesOf)).toEqual([220_000, 220_000, 160_000, 160_000]);
  });
});
