import { cover, heightPx, widthPx } from '../cover.js';
import { fitLine, lineData, place, setLine, type Line, type Style } from '../lettering/line.js';
import { path, rect } from '../svg.js';
import { strand, type Stem } from './greedy-lying-strand.js';

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
    path(lineData(place(setLine('ELEANOR MARSH', author), widthPx - margin, 500, 'right')), { fill: black }),
  ];
});
