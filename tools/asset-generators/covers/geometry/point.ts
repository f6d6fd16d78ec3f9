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
