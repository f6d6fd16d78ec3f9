import { describe, expect, it } from '@jest/globals';

import { compare, inTurn, percentile, spread } from './measure.mjs';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [1, 100],
    [0, 1],
  ])('of %d is the value at that rank', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  it('of one value is that value', () => {
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('of nothing is refused', () => {
    expect(() => percentile([], 0.5)).toThrow('Nothing was measured.');
  });
});

describe('the spread', () => {
  it('has the middle one as its median', () => {
    expect(spread([9, 1, 5])).toEqual({ median: 5, low: 1, high: 9 });
  });

  it('has the mean of the two middle ones when they are even in number', () => {
    expect(spread([4, 1, 2, 8])).toEqual({ median: 3, low: 1, high: 8 });
  });

  it('of nothing is refused', () => {
    expect(() => spread([])).toThrow('Nothing was measured.');
  });
});

describe('a comparison', () => {
  it('takes the ratio within each round, not of the medians', () => {
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

describe('measuring in turn', () => {
  it('never does two of the same after each other, nor two at once', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      return done.length;
    };
    const results = await inTurn(2, { site: work('site'), beside: work('beside') });
    const once = ['site begins', 'site ends', 'beside begins', 'beside ends'];
    expect(done).toEqual([...once, ...once]);
    expect(results).toEqual([
      { site: 2, beside: 4 },
      { site: 6, beside: 8 },
    ]);
  });
});
