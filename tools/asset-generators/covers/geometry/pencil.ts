import { sampleCurve } from './curve.js';
import { smooth } from './path-data.js';
import { lerp, type Point } from './point.js';
import type { Random } from './random.js';
import { ribbon } from './tear.js';

/** A line drawn by hand through the points, pressed harder in the middle than at its ends. */
export function pencilLine(through: readonly Point[], widthPx: number, random: Random): string {
  const spine = sampleCurve(through, 6).map(([x, y]): Point => [
    x + random.between(-0.25, 0.25),
    y + random.between(-0.25, 0.25),
  ]);
  const pressure = (share: number): number => {
    const middle = 1 - Math.abs(2 * share - 1) ** 4;
    return (widthPx / 2) * lerp(0.45, 1, middle) * random.between(0.86, 1.12);
  };
  return smooth(ribbon(spine, pressure), true);
}
