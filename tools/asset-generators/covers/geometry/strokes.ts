import { smooth } from './path-data.js';
import { lerp, type Point, type Random, sampleCurve } from './point.js';

/**
 * A torn edge between two points: halved again and again, each middle pushed sideways
 * by a share of the length (midpoint displacement). `roughness` near 0.1 is card,
 * near 0.3 is a branch struck by lightning.
 */
export function tear(from: Point, to: Point, roughness: number, random: Random, rounds: number): Point[] {
  let edge: Point[] = [from, to];
  for (let round = 0; round < rounds; round += 1) {
    edge = edge.flatMap((point, index) => {
      const next = edge[index + 1];
      if (!next) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const push = random.between(-roughness, roughness);
      const along = random.between(0.42, 0.58);
      return [point, [point[0] + dx * along - dy * push, point[1] + dy * along + dx * push] as const];
    });
  }
  return edge;
}

/** A ribbon around a line, `halfWidth(share)` to each side, as one closed ring. */
export function ribbon(line: readonly Point[], halfWidth: (share: number) => number): Point[] {
  const sides = [1, -1].map((side) =>
    line.map((point, index): Point => {
      const [before, after] = [line[Math.max(0, index - 1)] ?? point, line[index + 1] ?? point];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (side * halfWidth(index / (line.length - 1))) / (Math.hypot(dx, dy) || 1);
      return [point[0] - dy * reach, point[1] + dx * reach];
    }),
  );
  return [...(sides[0] ?? []), ...(sides[1] ?? []).reverse()];
}

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

export interface BrushStroke {
  /** The inked area. */
  body: Point[];
  /** Where the brush ran dry: slivers to be painted in the colour of the ground. */
  dry: Point[][];
}

export interface Brush {
  lengthPx: number;
  thicknessPx: number;
  /** How many slivers the brush leaves free towards its end. */
  slivers: number;
}

/** One stroke of a flat brush from (0, 0) to the right, centred on the x axis. */
export function brushStroke({ lengthPx, thicknessPx, slivers }: Brush, random: Random): BrushStroke {
  const half = thicknessPx / 2;
  const steps = Math.max(4, Math.round(lengthPx / 40));
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const x = lerp(0, lengthPx, step / steps);
      return [x, side * half + random.between(-1.3, 1.3)];
    });
  // Bristles leave the page one by one: short at the start, ragged at the end.
  const end = (x: number, direction: 1 | -1, raggedness: number): Point[] => {
    const bristles = 7;
    return Array.from({ length: bristles * 2 - 1 }, (_, index): Point => {
      const y = lerp(-half + 2, half - 2, (index + 1) / (bristles * 2));
      const out = index % 2 === 0 ? random.between(0.35, 1) : random.between(-0.4, 0.2);
      return [x + direction * out * raggedness, direction * y];
    });
  };
  const body = [...edge(-1), ...end(lengthPx, 1, 13), ...edge(1).reverse(), ...end(0, -1, 5)];
  const dry = Array.from({ length: slivers }, () => {
    const y = random.between(-half + 4, half - 4);
    const run = random.between(0.12, 0.42) * lengthPx;
    const tip = lengthPx + 16;
    const width = random.between(0.5, 1.25);
    const start = tip - run;
    const sliver: Point[] = [
      [start, y],
      [lerp(start, tip, 0.5), y - width + random.between(-0.5, 0.5)],
      [tip, y - width],
      [tip, y + width],
      [lerp(start, tip, 0.5), y + width],
    ];
    return sliver;
  });
  return { body, dry };
}
