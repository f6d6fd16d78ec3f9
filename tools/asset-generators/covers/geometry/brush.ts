import { lerp, type Point } from './point.js';
import type { Random } from './random.js';

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
