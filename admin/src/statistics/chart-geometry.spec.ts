import { describe, expect, it } from '@jest/globals';
import { axisOf, barsOf, namedEvery, nextPoint, pointsOf, ticksOf } from './chart-geometry.js';

const shape = (values: number[][], isStacked: boolean) => ({
  periods: values.map((each, n) => ({ label: String(n), tick: String(n), values: each })),
  series: [
    { label: 'Net', index: 0 },
    { label: 'Refunded', index: 1 },
  ],
  unit: 'count' as const,
  isStacked,
});

describe('Chart geometry', () => {
  it('picks round tick values up to at least the maximum', () => {
    const axes = [0, 1, 3, 7, 11, 1_999].map((highest) => axisOf(highest, 'count'));
    expect(axes).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2, 3],
      [0, 2, 4, 6, 8],
      [0, 5, 10, 15],
      [0, 500, 1_000, 1_500, 2_000],
    ]);
    expect([0, 999, 4_001].map((highest) => axisOf(highest, 'cents'))).toEqual([
      [0, 100],
      [0, 200, 400, 600, 800, 1_000],
      [0, 1_000, 2_000, 3_000, 4_000, 5_000],
    ]);
  });

  it('labels a few bars, a week or a quarter apart', () => {
    expect([1, 5, 7, 31, 62].map((days) => namedEvery(days, 'day'))).toEqual([1, 1, 2, 7, 14]);
    expect([13, 53].map((weeks) => namedEvery(weeks, 'week'))).toEqual([4, 13]);
    expect([13, 25].map((months) => namedEvery(months, 'month'))).toEqual([3, 6]);
  });

  it('ends a line before future periods', () => {
    expect(pointsOf(shape([[5], [10], []], false), 10)).toEqual([
      [0.5, 50],
      [1.5, 0],
    ]);
  });

  it('stacks bars that are parts of one sum', () => {
    const stacked = shape([[6, 4]], true);
    const rects = barsOf(stacked, 10);
    expect(ticksOf(stacked).at(-1)).toBe(10);
    expect(rects.map(({ y, height }) => [y, height])).toEqual([
      [40, 60],
      [0, 40],
    ]);
  });

  it('groups other bars side by side, with a visible minimum height', () => {
    const rects = barsOf(shape([[1_000, 1]], false), 1_000);
    expect(rects[1]?.height).toBeGreaterThan(0.5);
    expect((rects[0]?.x ?? 0) + (rects[0]?.width ?? 0)).toBeCloseTo(rects[1]?.x ?? 0);
    expect(barsOf(shape([[0, 0]], false), 1)).toEqual([]);
  });

  it('moves between bars by arrow key, and stops at both ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp'].map((key) => nextPoint(key, 0, 3))).toEqual([
      0, 1, 0, 3, 3,
    ]);
    expect(nextPoint('a', 0, 3)).toBeUndefined();
  });
});
