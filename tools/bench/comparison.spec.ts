import { describe, expect, it } from '@jest/globals';

import { amount, compare, comparisonTable, figureTable, inTurns } from './comparison.js';

describe('compare', () => {
  it('takes ratios within each round, not of the medians', () => {
    const rounds = [
      { site: 100, beside: 100 },
      { site: 20, beside: 40 },
      { site: 90, beside: 300 },
    ];
    expect(compare(rounds)).toEqual({
      site: { median: 90, low: 20, high: 100 },
      beside: { median: 100, low: 40, high: 300 },
      ratio: { median: 0.5, low: 0.3, high: 1 },
    });
  });
});

describe('inTurns', () => {
  it('never runs the same twice in a row, nor two at once', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      return done.length;
    };
    const results = await inTurns(2, { site: work('site'), beside: work('beside') });
    const once = ['site begins', 'site ends', 'beside begins', 'beside ends'];
    expect(done).toEqual([...once, ...once]);
    expect(results).toEqual([
      { site: 2, beside: 4 },
      { site: 6, beside: 8 },
    ]);
  });
});

describe('Tables', () => {
  it('write counts with thousands separators, and times with one decimal', () => {
    expect(amount(12_345.6, 'sign-ups/s')).toBe('12,346 sign-ups/s');
    expect(amount(7, 'ms')).toBe('7.0 ms');
  });

  it('align a line for each comparison', () => {
    const rounds = [
      { site: 9_000, beside: 10_000 },
      { site: 8_000, beside: 10_000 },
      { site: 9_500, beside: 10_000 },
    ];
    const text = comparisonTable([
      { title: 'A page', unit: 'µs', beside: 'bare Node', rounds },
      { title: 'A call', unit: 'ms', beside: 'sandbox', rounds: [{ site: 12, beside: 4 }] },
    ]);
    expect(text.split('\n')).toEqual([
      '               site     beside it               ratio   in single rounds',
      'A page   9,000.0 µs   10,000.0 µs   bare Node    0.90   0.80 to 0.95',
      'A call      12.0 ms        4.0 ms   sandbox      3.00   3.00 to 3.00',
    ]);
  });

  it('align a line for each figure, or its words', () => {
    const text = figureTable([
      { title: 'errors', value: 0, unit: '' },
      { title: 'click to mail, p95', value: 12.34, unit: 's' },
      { title: 'on Redis', value: 'skipped', unit: '' },
    ]);
    expect(text.split('\n')).toEqual([
      'errors                     0',
      'click to mail, p95    12.3 s',
      'on Redis             skipped',
    ]);
  });
});
