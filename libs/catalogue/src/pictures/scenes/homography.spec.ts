import { describe, expect, it } from '@jest/globals';
import { unprojection, type Quad } from './homography.js';

const quad: Quad = [
  { x: 10, y: 20 },
  { x: 110, y: 0 },
  { x: 120, y: 90 },
  { x: 0, y: 70 },
];

describe('the inverse projection of a face', () => {
  it('maps its corners to the unit square', () => {
    const back = unprojection(quad);
    const corners = quad.map(({ x, y }) => back(x, y));
    const square = [0, 0, 1, 0, 1, 1, 0, 1];
    corners
      .flatMap(({ x, y }) => [x, y])
      .forEach((found, at) => expect(found).toBeCloseTo(square[at] ?? NaN));
  });

  it('maps the intersection of its diagonals to the center', () => {
    const [a, b, c, d] = quad;
    const along =
      ((b.x - a.x) * (d.y - b.y) - (b.y - a.y) * (d.x - b.x)) /
      ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x));
    const middle = unprojection(quad)(a.x + along * (c.x - a.x), a.y + along * (c.y - a.y));
    expect(middle.x).toBeCloseTo(0.5);
    expect(middle.y).toBeCloseTo(0.5);
  });
});
