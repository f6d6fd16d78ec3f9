import type { Point } from './point.js';
import type { Random } from './random.js';

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
