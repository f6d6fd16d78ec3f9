import { describe, expect, it } from '@jest/globals';
import { judge, lateness, table } from './judge.mjs';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = {
  path: '/about',
  measured: {
    ...{ scores, layoutShift: 0, largestPaintMs: 1_134, blockedMs: 4, runs: 3 },
    ...{ scriptBytes: 5_100, bytes: 74_000, largestSelector: 'h1' },
  },
  limitBytes: 220_000,
  isLargestPrerendered: true,
};

describe('the audit', () => {
  it('has nothing to say of a page that keeps every promise', () => {
    expect(judge(good)).toEqual([]);
    const { seo: _none, ...ofHiddenPage } = scores;
    expect(judge({ ...good, measured: { ...good.measured, scores: ofHiddenPage } })).toEqual([]);
  });

  it('names each promise that a page does not keep', () => {
    const measured = {
      ...good.measured,
      ...{ scores: { ...scores, performance: 99, seo: 94 }, largestPaintMs: 1_201.4, blockedMs: 12 },
      ...{ layoutShift: 0.001, scriptBytes: 10_001, bytes: 220_001 },
    };
    expect(judge({ ...good, measured, isLargestPrerendered: false })).toEqual([
      '/about: seo is 94.',
      '/about: performance is 99.',
      '/about: its largest element shows after 1201 ms, more than 1200.',
      '/about: it is blocked for 12 ms, more than 10.',
      '/about: the layout shifts by 0.001.',
      '/about: 10001 bytes of script before a sign of a visitor.',
      '/about: it weighs 220001 bytes, more than 220000.',
      '/about: its largest element is not in the prerendered HTML.',
    ]);
  });

  it('measures again only for what the machine may be to blame for', () => {
    expect(lateness({ ...good, measured: { ...good.measured, largestPaintMs: 1_500 } })).toHaveLength(1);
    expect(lateness({ ...good, measured: { ...good.measured, layoutShift: 1, bytes: 999_999 } })).toEqual([]);
  });

  it('prints a table for the docs', () => {
    expect(table([good]).split('\n').at(-1)).toBe(
      '| `/about` | 100 | 100 | 100 | 100 | 1,134 ms | 4 ms | 0.000 | 5.1 kB | 74.0 kB | 3 |',
    );
  });
});
