import { describe, expect, it } from '@jest/globals';
import { decimal, numbers, polyline } from './path-data.js';

describe('path data', () => {
  it('writes decimals as short as the grammar allows', () => {
    expect(decimal(0.5)).toBe('.5');
    expect(decimal(-0.25)).toBe('-.25');
    expect(decimal(10)).toBe('10');
    expect(decimal(-0.001)).toBe('0');
  });

  it('leaves out separators before a minus sign', () => {
    expect(numbers([1, -2, 3], 1)).toBe('1-2 3');
  });

  it('does not let rounding errors add up along a line', () => {
    const line = polyline(
      Array.from({ length: 101 }, (_, index) => [index * 0.34, 0] as const),
      false,
      1,
    );
    const steps = [...line.matchAll(/[ lM]?(-?[\d.]+) 0/g)].map(([, x]) => Number(x));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(34, 5);
  });
});
