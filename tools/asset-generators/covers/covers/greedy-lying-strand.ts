import { polyline } from '../geometry/path-data.js';
import { lerp, smoothstep, type Point } from '../geometry/point.js';

/** A stem of a letter: its edges, and the height where the pull begins. */
export interface Stem {
  left: number;
  right: number;
  y: number;
}

/** How fast a pulled stem grows thin: 0 at the letter, near 1 where only a thread is left. */
const thinning = (share: number): number => 1 - Math.exp(-share * 7.5);

/**
 * The two halves of a strand pulled between the stem of one letter and the stem of
 * another, as warm wax would be: thick at both letters, a thread in between.
 */
export function strand(top: Stem, bottom: Stem, threadPx: number): [upper: string, lower: string] {
  const centre = ({ left, right }: Stem): number => (left + right) / 2;
  const half = (stem: Stem, from: number, to: number): string => {
    const edges = Array.from({ length: 61 }, (_, step): [Point, Point] => {
      const share = lerp(from, to, step / 60);
      const width = lerp(stem.right - stem.left, threadPx, thinning(Math.abs(share - from)));
      // The stem leaves its letter upright and bends into the pull.
      const x = lerp(centre(top), centre(bottom), lerp(share, smoothstep(0, 1, share), 0.9));
      const y = lerp(top.y, bottom.y, share);
      return [
        [x - width / 2, y],
        [x + width / 2, y],
      ];
    });
    return polyline([...edges.map(([left]) => left), ...edges.map(([, right]) => right).reverse()], true);
  };
  return [half(top, 0, 0.5), half(bottom, 1, 0.5)];
}
