import { cover, heightPx, widthPx } from '../cover.js';
import { lineData, place, setLine, type Style } from '../lettering/line.js';
import { path, rect } from '../svg.js';
import { flame, wood } from './women-teach-pulpit.js';

const ground = '#F3C3D0';
const plum = '#5C1744';
const fire = '#E2431E';

/** Ten stacked strokes build a pulpit; the topmost is a flame. */
export const womenTeach = cover(
  'women-teach',
  'Why Women can Teach and Preach the Word of God',
  ({ fraunces, newsreaderItalic }) => {
    const large: Style = {
      font: fraunces,
      axes: { opsz: 144, wght: 560, SOFT: 0, WONK: 0 },
      sizePx: 128,
      tracking: -20,
    };
    const small: Style = { font: newsreaderItalic, axes: { opsz: 72, wght: 400 }, sizePx: 53, tracking: -6 };
    const author: Style = {
      font: fraunces,
      axes: { opsz: 14, wght: 500, SOFT: 0, WONK: 0 },
      sizePx: 18.5,
      tracking: 190,
    };
    const set = (text: string, style: Style, baseline: number): string =>
      path(lineData(place(setLine(text, style), 46, baseline)), { fill: plum });
    return [
      rect(0, 0, widthPx, heightPx, ground),
      path(flame(), { fill: fire, transform: 'translate(0 7)' }),
      ...wood().flatMap(({ body, dry }) => [path(body, { fill: plum }), path(dry, { fill: ground })]),
      set('Why Women can', small, 86),
      set('Teach and', large, 194),
      set('Preach', large, 302),
      set('the Word of God', small, 366),
      set('ELEANOR', author, 881),
      set('MARSH', author, 907),
    ];
  },
);
