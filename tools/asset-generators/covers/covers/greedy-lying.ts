import { polyline } from '../geometry/path-data.js';
import { lerp, type Point, smoothstep } from '../geometry/point.js';
import { fitLine, type Line, lineData, place, setAt, type Style } from '../lettering.js';
import { cover, heightPx, path, rect, widthPx } from '../svg.js';

/** A stem of a letter: its edges, and the height where the pull begins. */
interface Stem {
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
function strand(top: Stem, bottom: Stem, threadPx: number): [upper: string, lower: string] {
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

const bone = '#EFE8DA';
const black = '#131112';
const red = '#B0101C';
const margin = 44;

/** Typography only: the words share a stem, the E of one and the I of the other, and pull. */
export const greedyLying = cover('greedy-lying', 'Greedy/Lying', ({ instrumentSans }) => {
  const heavy = { font: instrumentSans, axes: { wdth: 75, wght: 700 }, tracking: -6 };
  const author: Style = { font: instrumentSans, axes: { wdth: 100, wght: 600 }, sizePx: 18.5, tracking: 150 };
  const width = widthPx - 2 * margin;
  const greedy = place(fitLine('GREEDY', heavy, width), margin, 200);
  const lying = place(fitLine('LYING', heavy, width), margin, heightPx - margin);
  const letter = (line: Line, index: number): Line['ink'] => line.letters[index]?.ink ?? line.ink;
  const stemOfE = (index: number): Stem => {
    const { left, right, bottom } = letter(greedy, index);
    return { left, right: left + (right - left) * 0.36, y: bottom - 2 };
  };
  const i = letter(lying, 2);
  const [upper, lower] = strand(stemOfE(3), { left: i.left, right: i.right, y: i.top + 2 }, 5);
  return [
    rect(0, 0, widthPx, heightPx, bone),
    path(lineData(greedy), { fill: black }),
    path(upper, { fill: black }),
    path(lineData(lying), { fill: red }),
    path(lower, { fill: red }),
    path(setAt('ELEANOR MARSH', author, widthPx - margin, 500, 'right'), { fill: black }),
  ];
});
