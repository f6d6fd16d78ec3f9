import { distance, type Point } from './point.js';

/** Points along a smooth curve (Catmull-Rom) through the given ones, `perSpan` to each span. */
export function sampleCurve(through: readonly Point[], perSpan: number): Point[] {
  const at = (index: number): Point => through[Math.min(through.length - 1, Math.max(0, index))] ?? [0, 0];
  const points: Point[] = [];
  for (let span = 0; span < through.length - 1; span += 1) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < perSpan; step += 1) {
      const t = step / perSpan;
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      points.push([blend(0), blend(1)]);
    }
  }
  return [...points, at(through.length - 1)];
}

/**
 * `count` places along a polyline, the first and last at its ends, so that each step is
 * as long as its neighbours when measured in `pace` (page units per step at a place).
 */
export function pacedAlong(line: readonly Point[], count: number, pace: (point: Point) => number): Point[] {
  const passed = [0];
  line.slice(1).forEach((point, index) => {
    const before = line[index] ?? point;
    passed.push((passed[index] ?? 0) + distance(before, point) / pace(point));
  });
  const total = passed.at(-1) ?? 0;
  return Array.from({ length: count }, (_, step) => {
    const target = (total * step) / (count - 1);
    const index = Math.max(
      1,
      passed.findIndex((value) => value >= target - 1e-9),
    );
    const [from, to] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
    const [low, high] = [passed[index - 1] ?? 0, passed[index] ?? 0];
    const share = high === low ? 0 : (target - low) / (high - low);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  });
}
