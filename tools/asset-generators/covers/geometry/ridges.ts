import { clamp, type Point, seededRandom } from './point.js';

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

export interface RidgePlan {
  columns: number;
  rows: number;
  /** Direction along the ridges in radians, and their distance in cells, at a cell. */
  flow(column: number, row: number): { angle: number; spacing: number };
  /** A fixed pattern (-1 … 1) from which ridges grow, or undefined where they are free. */
  seed(column: number, row: number): number | undefined;
  rounds: number;
  randomSeed: number;
}

const angleSteps = 48;
const spacingStep = 0.25;

/**
 * Lets ridges grow outwards from a seed along a given flow, the way skin folds: each
 * round filters the field with waves tuned to the local direction and spacing. Where
 * the flow does not leave room for whole ridges, they fork and end by themselves.
 * After: Cappelli, Maio, Maltoni, "Synthetic fingerprint-image generation" (2000).
 */
export function growRidges(plan: RidgePlan): Field {
  const { columns, rows } = plan;
  const random = seededRandom(plan.randomSeed);
  const kernels = new Map<string, { offsets: Int32Array; weights: Float32Array; radius: number }>();
  const kernelOf: { offsets: Int32Array; weights: Float32Array; radius: number }[] = [];
  const fixed = new Float32Array(columns * rows).fill(NaN);
  let values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      const { angle, spacing } = plan.flow(column, row);
      const turn = ((Math.round((angle / Math.PI) * angleSteps) % angleSteps) + angleSteps) % angleSteps;
      const pitch = Math.round(spacing / spacingStep) * spacingStep;
      const key = `${turn}/${pitch}`;
      const kernel = kernels.get(key) ?? wave((turn * Math.PI) / angleSteps, pitch, columns);
      kernels.set(key, kernel);
      kernelOf.push(kernel);
      fixed[cell] = plan.seed(column, row) ?? NaN;
      values[cell] = Number.isNaN(fixed[cell]) ? random.between(-0.02, 0.02) : (fixed[cell] ?? 0);
    }
  }
  for (let round = 0; round < plan.rounds; round += 1) {
    // The last round keeps the full height of the waves: their outlines are smoother for it.
    const limit = round === plan.rounds - 1 ? Infinity : 1;
    const grown = new Float32Array(columns * rows);
    for (let cell = 0; cell < grown.length; cell += 1) {
      const kept = fixed[cell] ?? NaN;
      grown[cell] = Number.isNaN(kept)
        ? clamp(response(values, cell, columns, rows, kernelOf[cell]), -limit, limit)
        : kept;
    }
    values = grown;
  }
  return { columns, rows, values };
}

function response(
  values: Float32Array,
  cell: number,
  columns: number,
  rows: number,
  kernel: { offsets: Int32Array; weights: Float32Array; radius: number } | undefined,
): number {
  if (!kernel) return 0;
  const { offsets, weights, radius } = kernel;
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  if (column < radius || row < radius || column >= columns - radius || row >= rows - radius) return 0;
  let sum = 0;
  for (let index = 0; index < offsets.length; index += 1) {
    sum += (values[cell + (offsets[index] ?? 0)] ?? 0) * (weights[index] ?? 0);
  }
  return sum;
}

/** A wave packet of one length across `angle`; its weights add up to nothing. */
function wave(
  angle: number,
  spacing: number,
  columns: number,
): { offsets: Int32Array; weights: Float32Array; radius: number } {
  const sigma = spacing * 0.62;
  const radius = Math.ceil(spacing * 1.3);
  const offsets: number[] = [];
  const weights: number[] = [];
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const across = -dx * Math.sin(angle) + dy * Math.cos(angle);
      const envelope = Math.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma));
      if (envelope < 0.02) continue;
      offsets.push(dy * columns + dx);
      weights.push(envelope * Math.cos((2 * Math.PI * across) / spacing));
    }
  }
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const balanced = weights.map((weight) => weight - mean);
  const energy = balanced.reduce((sum, weight) => sum + Math.abs(weight), 0);
  // A gain above one lets faint beginnings saturate within a few rounds.
  return {
    offsets: Int32Array.from(offsets),
    weights: Float32Array.from(balanced, (weight) => (weight * 2.6) / energy),
    radius,
  };
}
