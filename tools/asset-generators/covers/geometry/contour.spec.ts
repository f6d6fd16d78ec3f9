import { describe, expect, it } from '@jest/globals';
import { area, contours, type Field } from './ridges.js';

function discs(places: readonly (readonly [number, number])[], radius: number): Field {
  const [columns, rows] = [40, 30];
  const values = Float32Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return Math.max(...places.map(([cx, cy]) => radius - Math.hypot(x - cx, y - cy)));
  });
  return { columns, rows, values };
}

describe('contours', () => {
  it('finds one closed outline around each area above zero', () => {
    const rings = contours(
      discs(
        [
          [10, 15],
          [29, 15],
        ],
        7,
      ),
    );
    expect(rings).toHaveLength(2);
    for (const ring of rings) expect(Math.abs(area(ring))).toBeCloseTo(Math.PI * 49, -1);
  });

  it('gives a hole the other turning sense than its rim', () => {
    const disc = discs([[20, 15]], 12);
    const ring = { ...disc, values: disc.values.map((value) => Math.min(value, 6 - value)) };
    const [one, other] = contours(ring).map(area);
    expect(Math.sign(one ?? 0)).toBe(-Math.sign(other ?? 0));
  });

  it('closes at the border what runs over it', () => {
    expect(contours(discs([[0, 15]], 6))).toHaveLength(1);
  });
});
