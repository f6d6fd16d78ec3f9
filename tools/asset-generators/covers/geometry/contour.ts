import type { Point } from './point.js';

/** Samples on a regular grid; values[row * columns + column]. */
export interface Field {
  columns: number;
  rows: number;
  values: Float32Array;
}

const valueAt = (field: Field, column: number, row: number): number =>
  column < 0 || row < 0 || column >= field.columns || row >= field.rows
    ? -1
    : (field.values[row * field.columns + column] ?? -1);

/**
 * Closed outlines of the area where the field is above zero (marching squares),
 * in grid units. The field is taken as negative beyond its border.
 */
export function contours(field: Field): Point[][] {
  const next = new Map<string, { to: string; point: Point }>();
  const edgePoint = (c: number, r: number, vertical: boolean): Point => {
    const a = valueAt(field, c, r);
    const b = vertical ? valueAt(field, c, r + 1) : valueAt(field, c + 1, r);
    const share = a === b ? 0.5 : a / (a - b);
    return vertical ? [c, r + share] : [c + share, r];
  };
  for (let row = -1; row < field.rows; row += 1) {
    for (let column = -1; column < field.columns; column += 1) {
      const inside = [
        valueAt(field, column, row) > 0,
        valueAt(field, column + 1, row) > 0,
        valueAt(field, column + 1, row + 1) > 0,
        valueAt(field, column, row + 1) > 0,
      ];
      const edges = [
        { key: `${column},${row},h`, point: (): Point => edgePoint(column, row, false) },
        { key: `${column + 1},${row},v`, point: (): Point => edgePoint(column + 1, row, true) },
        { key: `${column},${row + 1},h`, point: (): Point => edgePoint(column, row + 1, false) },
        { key: `${column},${row},v`, point: (): Point => edgePoint(column, row, true) },
      ];
      // Each run of inside corners, walked clockwise, is entered by one edge and left by another.
      for (let corner = 0; corner < 4; corner += 1) {
        if (!inside[corner] || inside[(corner + 3) % 4]) continue;
        let last = corner;
        while (inside[(last + 1) % 4]) last = (last + 1) % 4;
        const [enter, leave] = [edges[(corner + 3) % 4], edges[last]];
        if (enter && leave) next.set(enter.key, { to: leave.key, point: enter.point() });
      }
    }
  }
  return trace(next);
}

function trace(next: Map<string, { to: string; point: Point }>): Point[][] {
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    let key = start;
    for (let step = next.get(key); step; step = next.get(key)) {
      ring.push(step.point);
      next.delete(key);
      key = step.to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** Signed area in square units; holes have the other sign than outer rings. */
export function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
