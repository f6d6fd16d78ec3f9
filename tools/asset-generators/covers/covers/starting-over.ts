import { cover, heightPx, widthPx } from '../cover.js';
import { fitLine, lineData, place, setLine, type Style } from '../lettering/line.js';
import { element, group, path, rect } from '../svg.js';
import { pieces, seams } from './starting-over-break.js';

const cream = '#F2F5EC';
const gold = '#D2983A';
const goldLight = '#F6D992';
const grounds: Readonly<Record<string, string>> = { top: '#2F5D50', foot: '#264E43', side: '#2A5649' };

/** A torn line, mended with a seam of gold, runs across the title. */
export const startingOver = cover(
  'starting-over',
  'Starting Over with God’s Grace and Mercy',
  ({ fraunces, newsreaderItalic }) => {
    const display = { font: fraunces, axes: { opsz: 144, wght: 620, SOFT: 0, WONK: 0 }, tracking: -18 };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 36 };
    const author: Style = {
      font: fraunces,
      axes: { opsz: 14, wght: 460, SOFT: 0, WONK: 0 },
      sizePx: 18.5,
      tracking: 190,
    };
    const title =
      lineData(place(fitLine('Starting', display, 548), 46, 352)) +
      lineData(place(fitLine('Over', display, 548), 46, 586));
    const set = (text: string, style: Style, baseline: number, fill: string): string =>
      path(lineData(place(setLine(text, style), 50, baseline)), { fill });
    return [
      element(
        'defs',
        {},
        ...pieces.map(({ id, outline }) => element('clipPath', { id }, path(outline, {}))),
        path(title, { id: 'title', fill: cream }),
      ),
      ...pieces.map(({ id, slip: [dx, dy] }) =>
        group(
          { transform: `translate(${dx} ${dy})` },
          group(
            { 'clip-path': `url(#${id})` },
            rect(-60, -60, widthPx + 120, heightPx + 120, grounds[id] ?? ''),
            element('use', { href: '#title' }),
          ),
        ),
      ),
      path(seams(0, 1), { fill: gold, stroke: gold, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
      path(seams(0.05, 0.4), { fill: goldLight }),
      set('with God’s Grace', subtitle, 786, cream),
      set('and Mercy', subtitle, 828, cream),
      set('ELEANOR MARSH', author, 906, goldLight),
    ];
  },
);
