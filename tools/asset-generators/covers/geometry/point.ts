/** A place on the page in user units; x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** 0 below `low`, 1 above `high`, an S-curve between them. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point at `radius` from `centre`, `angle` in radians clockwise from three o'clock. */
export const polar = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

export function rotate(point: Point, centre: Point, angle: number): Point {
  const [x, y] = [point[0] - centre[0], point[1] - centre[1]];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
}

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
}

/** Mulberry32: the same seed draws the same cover on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

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
