import { polyline, smooth } from '../geometry/path-data.js';
import { type Point, rotate, sampleCurve, seededRandom, smoothstep } from '../geometry/point.js';
import { brushStroke, type BrushStroke, ribbon } from '../geometry/strokes.js';
import { roman, setAt, type Style } from '../lettering.js';
import { cover, heightPx, path, rect, widthPx } from '../svg.js';

/** Where the pulpit stands, and where its lowest stroke lies. */
const axis = 428;
const floor = 892;
const pitch = 39;
const thicknessPx = 32;

/** Widths of the nine strokes of wood, from the floor to the desk; one argument each. */
const widths = [322, 258, 168, 112, 100, 110, 156, 240, 352];
const deskTilt = -0.11;

export const strokeCount = widths.length + 1;

export interface Stroke {
  body: string;
  dry: string;
}

function drawn({ body, dry }: BrushStroke, move: (point: Point) => Point): Stroke {
  return {
    body: polyline(body.map(move), true),
    dry: dry.map((sliver) => smooth(sliver.map(move), true)).join(''),
  };
}

/** The strokes of wood, lowest first. Every second one was drawn from the right. */
export function wood(): Stroke[] {
  const random = seededRandom(10);
  return widths.map((lengthPx, index) => {
    const centre: Point = [axis, floor - index * pitch - (index === widths.length - 1 ? 12 : 0)];
    const tilt = index === widths.length - 1 ? deskTilt : random.between(-0.012, 0.012);
    const towards = index % 2 === 0 ? 1 : -1;
    const stroke = brushStroke({ lengthPx, thicknessPx, slivers: Math.round(lengthPx / 38) }, random);
    return drawn(stroke, ([x, y]) =>
      rotate([centre[0] + towards * (x - lengthPx / 2), centre[1] + y], centre, tilt),
    );
  });
}

const flameSpine = sampleCurve(
  [
    [axis + 2, 556],
    [axis - 8, 516],
    [axis - 8, 476],
    [axis + 8, 424],
    [axis + 2, 362],
  ],
  16,
);

/** Half the width of the tenth stroke on its way up. */
const flameHalf = (share: number): number => 60 * Math.sin(Math.PI * (0.06 + 0.94 * share) ** 0.62);

/**
 * The tenth stroke: the same brush set down on the desk and pulled upwards. Its bristles
 * stay together below and let go of the paper at different heights.
 */
function flame(): string {
  const lanes = [
    { at: -0.8, end: 0.5 },
    { at: -0.4, end: 0.74 },
    { at: 0, end: 1 },
    { at: 0.4, end: 0.86 },
    { at: 0.8, end: 0.6 },
  ];
  return lanes
    .map(({ at, end }) => {
      const whole = flameSpine.length - 1;
      const spine = flameSpine.slice(0, Math.round(end * whole) + 1);
      const lane = spine.map((point, index): Point => {
        const [before, after] = [flameSpine[index - 1] ?? point, flameSpine[index + 1] ?? point];
        const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
        const reach = (at * flameHalf(index / whole)) / (Math.hypot(dx, dy) || 1);
        return [point[0] - dy * reach, point[1] + dx * reach];
      });
      const width = (share: number): number =>
        flameHalf(share * end) * 0.225 * (1 - smoothstep(0.42, 1, share)) + (1 - share) * 0.6;
      return smooth(ribbon(lane, width), true);
    })
    .join('');
}

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
      axes: roman(144, 560),
      sizePx: 128,
      tracking: -20,
    };
    const small: Style = { font: newsreaderItalic, axes: { opsz: 72, wght: 400 }, sizePx: 53, tracking: -6 };
    const author: Style = {
      font: fraunces,
      axes: roman(14, 500),
      sizePx: 18.5,
      tracking: 190,
    };
    const set = (text: string, style: Style, baseline: number): string =>
      path(setAt(text, style, 46, baseline), { fill: plum });
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
