import { smooth } from '../geometry/path-data.js';
import { clamp, lerp, type Point, smoothstep } from '../geometry/point.js';
import { area, contours, type Field, growRidges } from '../geometry/ridges.js';
import { roman, setAt, type Style } from '../lettering.js';
import { centreX, cover, element, heightPx, path, rect, widthPx } from '../svg.js';

const cellPx = 3;
const left = 50;
const top = 220;
const columns = 180;
const rows = 236;

/** How many ripples are drawn as true ellipses before the skin begins. */
const clearRipples = 4;

/** The stone, from which every line on the cover comes. */
export const stone: Point = [320, 566];

export interface Ripple {
  /** The number of the ripple counted from the stone, with fractions between ripples. */
  t: number;
  rx: number;
  ry: number;
}

/** Flat as water seen from the shore near the stone, upright as a thumb further out. */
export function ripple(t: number): Ripple {
  const upright = smoothstep(1.5, 9, t);
  return { t, rx: 19 * t, ry: 19 * t * lerp(0.5, 1.32, upright) };
}

/** The ripple through a place. */
function rippleAt([x, y]: Point): Ripple {
  const [dx, dy] = [x - stone[0], y - stone[1]];
  let [low, high] = [0.01, 30];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    const { rx, ry } = ripple(middle);
    if ((dx / rx) ** 2 + (dy / ry) ** 2 > 1) low = middle;
    else high = middle;
  }
  return ripple(high);
}

const cellAt = (column: number, row: number): Point => [left + column * cellPx, top + row * cellPx];

/** Along the ripples; below the heart of the print the lines settle towards the level of the sea. */
function flowAngle(point: Point): number {
  const { rx, ry } = rippleAt(point);
  const [dx, dy] = [point[0] - stone[0], point[1] - stone[1]];
  const tangent = Math.atan2(-dx / (rx * rx), dy / (ry * ry));
  const calm = smoothstep(105, 245, dy);
  // Angles of lines, not of arrows: mix them doubled.
  const [sin, cos] = [lerp(Math.sin(2 * tangent), 0, calm), lerp(Math.cos(2 * tangent), 1, calm)];
  return Math.atan2(sin, cos) / 2;
}

function ridges(): Field {
  return growRidges({
    columns,
    rows,
    rounds: 42,
    randomSeed: 11,
    flow: (column, row) => {
      const point = cellAt(column, row);
      const { t } = rippleAt(point);
      return { angle: flowAngle(point), spacing: lerp(15, 19, clamp(t / 9, 0, 1)) / cellPx };
    },
    seed: (column, row) => {
      const { t } = rippleAt(cellAt(column, row));
      return t < 4.5 ? -Math.cos(2 * Math.PI * t) : undefined;
    },
  });
}

/** How firmly the finger was pressed: 1 inside the print, below 0 beyond its edge. */
function pressure([x, y]: Point): number {
  const middle = 556;
  const [dx, dy] = [Math.abs(x - 320) / 222, Math.abs(y - middle) / (y < middle ? 284 : 272)];
  return 1 - (dx ** 2.3 + dy ** 2.3) ** (1 / 2.3);
}

/** The first rings of the water, half width and half height each: too fine for the grid. */
export const innerRipples: readonly Ripple[] = Array.from({ length: clearRipples }, (_, index) =>
  ripple(index + 0.5),
).slice(1);

/** Each point moved to the mean of its neighbourhood, which takes the grid out of the line. */
const settled = (ring: readonly Point[]): Point[] =>
  ring.map((_, index) => {
    const near = [-2, -1, 0, 1, 2].map((step) => ring.at((index + step) % ring.length) ?? [0, 0]);
    return [near.reduce((sum, [x]) => sum + x, 0) / 5, near.reduce((sum, [, y]) => sum + y, 0) / 5];
  });

/** Outlines of all ridges as one path, in page units. */
export function fingerprint(): string {
  const field = ridges();
  const inked = Float32Array.from(field.values, (value, cell) => {
    const point = cellAt(cell % columns, Math.floor(cell / columns));
    if (rippleAt(point).t < clearRipples) return -1;
    return value - 0.08 - 3 * (1 - smoothstep(-0.02, 0.1, pressure(point)));
  });
  return contours({ columns, rows, values: inked })
    .filter((ring) => Math.abs(area(ring)) > 9)
    .map((ring) => settled(ring).filter((_, index) => index % 4 === 0))
    .filter((ring) => ring.length > 3)
    .map((ring) =>
      smooth(
        ring.map(([c, r]) => cellAt(c, r)),
        true,
      ),
    )
    .join('');
}

export const findingPeaceColors = {
  sky: '#E2EEEA',
  water: '#0F4C5C',
  foam: '#EFF5F3',
  pebble: '#F0A868',
} as const;
const { sky, water, foam, pebble } = findingPeaceColors;
const horizon = 452;

/** One horizon; the ripples of a single stone widen until they are the lines of a fingerprint. */
export const findingPeace = cover(
  'finding-peace',
  'Finding Peace: Stillness as a Daily Practice',
  ({ fraunces, newsreaderItalic }) => {
    const title = {
      font: fraunces,
      axes: roman(144, 420),
      sizePx: 128,
      tracking: -12,
    };
    const subtitle = {
      font: newsreaderItalic,
      axes: { opsz: 28, wght: 400 },
      sizePx: 28,
      tracking: 8,
    };
    const author = {
      font: fraunces,
      axes: roman(14, 460),
      sizePx: 18.5,
      tracking: 190,
    };
    const print = fingerprint();
    const centred = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, centreX, baseline, 'centre'), { fill });
    const rings = innerRipples.map(({ rx, ry }, index) =>
      element('ellipse', {
        cx: stone[0],
        cy: stone[1],
        rx,
        ry,
        fill: 'none',
        stroke: foam,
        'stroke-width': 4.6 + index * 1.3,
      }),
    );
    return [
      rect(0, 0, widthPx, heightPx, sky),
      rect(0, horizon, widthPx, heightPx - horizon, water),
      element(
        'defs',
        {},
        element('clipPath', { id: 'above' }, rect(0, 0, widthPx, horizon, '#000')),
        element('clipPath', { id: 'below' }, rect(0, horizon, widthPx, heightPx - horizon, '#000')),
        path(print, { id: 'print' }),
      ),
      element('use', { href: '#print', fill: water, 'clip-path': 'url(#above)' }),
      element('use', { href: '#print', fill: foam, 'clip-path': 'url(#below)' }),
      ...rings,
      element('ellipse', { cx: stone[0], cy: stone[1] - 2, rx: 15, ry: 8.5, fill: pebble }),
      centred('Finding', title, 138, water),
      centred('Peace', title, 248, water),
      centred('Stillness as a Daily Practice', subtitle, 877, foam),
      centred('ELEANOR MARSH', author, 917, foam),
    ];
  },
);
