/** A rectangle in the units of a page, from the bottom left. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** `[a b c d e f]` takes (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies the second, then the first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export const pointOf = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function boxOf(matrix: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const;
  const points = corners.map(([x, y]) => pointOf(matrix, x, y));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Quarter turns to the left. */
export type Turn = 0 | 1 | 2 | 3;

/** About the origin. */
export const TURNS: Readonly<Record<Turn, Matrix>> = {
  0: IDENTITY,
  1: [0, 1, -1, 0, 0, 0],
  2: [-1, 0, 0, -1, 0, 0],
  3: [0, -1, 1, 0, 0, 0],
};

export const turnBack = (turn: Turn): Turn => ((4 - turn) % 4) as Turn;
