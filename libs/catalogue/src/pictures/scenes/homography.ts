import type { Pixel } from './space.js';

/** Four corners: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Pixel, Pixel, Pixel, Pixel];

/**
 * Inverse perspective projection: from picture pixels to the unit square of a flat object (Heckbert,
 * Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3).
 */
export function unprojection([a, b, c, d]: Quad): (x: number, y: number) => Pixel {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / area;
  const h = (dx1 * sumY - sumX * dy1) / area;
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  // The adjugate serves as the inverse: its scale cancels in the division below.
  const [u0, u1, u2] = [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4];
  const [v0, v1, v2] = [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5];
  const [w0, w1, w2] = [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3];
  return (x, y) => {
    const w = w0 * x + w1 * y + w2;
    return { x: (u0 * x + u1 * y + u2) / w, y: (v0 * x + v1 * y + v2) / w };
  };
}
