import { describe, expect, it } from '@jest/globals';
import { barsOf, nextPoint, topOf } from './bar-geometry.js';

const shape = (values: number[][], isStacked: boolean) => ({
  periods: values.map((each, n) => ({ label: String(n), values: each })),
  series: [
    { label: 'Net', index: 0 },
    { label: 'Refunded', index: 1 },
  ],
  unit: 'count' as const,
  isStacked,
});

describe('the bars of a chart', () => {
  it('stand below a round number', () => {
    expect([0, 1, 3, 7, 11, 1_999, 50_000].map(topOf)).toEqual([1, 1, 5, 10, 20, 2_000, 50_000]);
  });

  it('stand on one another where both are parts of one sum', () => {
    const { rects, top } = barsOf(shape([[6, 4]], true));
    expect(top).toBe(10);
    expect(rects.map(({ y, height }) => [y, height])).toEqual([
      [40, 60],
      [0, 40],
    ]);
  });

  it('stand beside one another where they are not, and are seen however small', () => {
    const { rects } = barsOf(shape([[1_000, 1]], false));
    expect(rects[1]?.height).toBeGreaterThan(0.5);
    expect((rects[0]?.x ?? 0) + (rects[0]?.width ?? 0)).toBeCloseTo(rects[1]?.x ?? 0);
    expect(barsOf(shape([[0, 0]], false)).rects).toEqual([]);
  });

  it('are gone through by keys, and not beyond their ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp'].map((key) => nextPoint(key, 0, 3))).toEqual([
      0, 1, 0, 3, 3,
    ]);
    expect(nextPoint('a', 0, 3)).toBeUndefined();
  });
});
