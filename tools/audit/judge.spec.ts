import { describe, expect, it } from '@jest/globals';
import { judge, table } from './judge.mjs';

const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = {
  path: '/about',
  measured: { scores, layoutShift: 0, largestPaintMs: 1234, largestSelector: 'h1' },
  scriptBytes: 93_000,
  isLargestPrerendered: true,
};

describe('the audit', () => {
  it('has nothing to say of a page that keeps every promise', () => {
    expect(judge(good)).toEqual([]);
  });

  it('names each promise that a page does not keep', () => {
    const measured = { ...good.measured, scores: { ...scores, seo: 94 }, layoutShift: 0.021 };
    expect(judge({ ...good, measured, scriptBytes: 100_001, isLargestPrerendered: false })).toEqual([
      '/about: seo is 94, below 95.',
      '/about: the layout shifts by 0.021, more than 0.02.',
      '/about: 100001 bytes of script at first load.',
      '/about: its largest element is not in the prerendered HTML.',
    ]);
  });

  it('prints a table for the docs', () => {
    expect(table([good]).split('\n').at(-1)).toBe(
      '| `/about` | 99 | 100 | 100 | 100 | 0.000 | 1.2 s | 93.0 kB |',
    );
  });
});
