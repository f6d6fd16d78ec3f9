import { type Point, sampleCurve, seededRandom } from '../geometry/point.js';
import { dot, smooth } from '../geometry/path-data.js';
import { element, group, path } from '../svg.js';
import { gold, hair, ink, lip, silver, skin, skinLit, skinShade } from './palette.js';

/** Forehead to throat, facing left. */
const profile: readonly Point[] = [
  [330, 236],
  [306, 268],
  [294, 302],
  [291, 332],
  [297, 352],
  [298, 366],
  [284, 394],
  [266, 420],
  [262, 432],
  [270, 443],
  [287, 447],
  [286, 456],
  [271, 468],
  [269, 477],
  [281, 484],
  [273, 493],
  [275, 504],
  [289, 512],
  [286, 524],
  [288, 544],
  [304, 562],
  [330, 568],
];

const jaw: readonly Point[] = [
  [366, 566],
  [410, 552],
  [460, 520],
  [500, 470],
  [520, 420],
  [500, 300],
];

const lips: readonly Point[] = [
  [284, 458],
  [271, 468],
  [269, 477],
  [281, 484],
  [273, 493],
  [275, 504],
  [286, 509],
  [300, 498],
  [311, 482],
  [298, 466],
];

/** Light from the window, along the edge of the face. */
const litEdge: readonly Point[] = [
  ...profile,
  [322, 548],
  [314, 530],
  [320, 506],
  [314, 486],
  [322, 462],
  [318, 446],
  [306, 430],
  [318, 400],
  [322, 372],
  [322, 340],
  [332, 300],
  [356, 262],
];

const hairline: readonly Point[] = [
  [326, 256],
  [312, 226],
  [322, 184],
  [356, 146],
  [410, 122],
  [474, 120],
  [534, 144],
  [580, 192],
  [602, 254],
  [602, 322],
  [586, 390],
  [560, 448],
  [532, 492],
  [512, 486],
  [498, 452],
  [492, 420],
  [474, 392],
  [452, 372],
  [440, 340],
  [424, 306],
  [392, 276],
  [356, 262],
];

/** The outer edge of the hair, in small rounds as cut with scissors. */
const rounds = sampleCurve(hairline.slice(0, 13), 3)
  .map((centre, index) => dot(centre, 11 + (index % 3) * 2))
  .join('');

/** Short curls: small hooks scattered evenly (one per cell of a grid), silver over dark. */
function curls(): string {
  const random = seededRandom(60);
  let data = '';
  for (let y = 104; y < 506; y += 15) {
    for (let x = 296; x < 626; x += 15) {
      const [cx, cy] = [x + random.between(-5, 5), y + random.between(-5, 5)];
      const [turn, size] = [random.between(0, 2 * Math.PI), random.between(3.6, 6)];
      const hook = [0, 0.9, 1.8, 2.7, 3.7].map((step, index): Point => {
        const radius = size * (1 - index * 0.12);
        return [cx + radius * Math.cos(turn + step), cy + radius * Math.sin(turn + step)];
      });
      data += smooth(hook);
    }
  }
  return data;
}

/** The neck, in the shade of the jaw; the collar is laid over its foot. */
export function neck(): string {
  return [
    path('M352 560C404 566 422 596 418 640L410 720H580C556 620 540 520 528 420L440 470z', { fill: skin }),
    path('M352 560C440 566 500 520 522 440C536 540 556 620 580 720H540C500 650 440 600 352 560z', {
      fill: skinShade,
    }),
  ].join('');
}

/** The head, turned to the left and bent a little over the page. */
export function head(): string {
  return group(
    {},
    path(`${smooth([...profile, ...jaw], true)}`, { fill: skin }),
    path(smooth(litEdge, true), { fill: skinLit }),
    path(smooth(lips, true), { fill: lip }),
    // Mouth, nostril, lowered lid and brow: four cuts are a face.
    path(
      smooth([
        [281, 484],
        [298, 485],
        [312, 480],
      ]),
      { fill: 'none', stroke: skinShade, 'stroke-width': 4, 'stroke-linecap': 'round' },
    ),
    path(
      smooth([
        [280, 438],
        [290, 430],
        [300, 434],
      ]),
      { fill: 'none', stroke: skinShade, 'stroke-width': 4, 'stroke-linecap': 'round' },
    ),
    path(
      smooth([
        [308, 380],
        [320, 388],
        [338, 384],
      ]),
      { fill: 'none', stroke: ink, 'stroke-width': 5, 'stroke-linecap': 'round' },
    ),
    path(
      smooth([
        [302, 340],
        [322, 330],
        [352, 338],
      ]),
      { fill: 'none', stroke: hair, 'stroke-width': 7, 'stroke-linecap': 'round' },
    ),
    // Ear and pearl.
    path(
      smooth(
        [
          [478, 398],
          [500, 388],
          [514, 406],
          [508, 438],
          [490, 456],
          [478, 440],
        ],
        true,
      ),
      { fill: skinLit },
    ),
    path(
      smooth([
        [488, 410],
        [502, 408],
        [500, 430],
      ]),
      { fill: 'none', stroke: skinShade, 'stroke-width': 4, 'stroke-linecap': 'round' },
    ),
    element('clipPath', { id: 'hair' }, path(smooth(hairline, true) + rounds, {})),
    path(smooth(hairline, true), { fill: hair }),
    path(rounds, { fill: hair }),
    group(
      { 'clip-path': 'url(#hair)' },
      path(curls(), { fill: 'none', stroke: silver, 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
    ),
    // Reading glasses.
    element('path', {
      d: 'M296 364C314 358 336 362 342 376C346 394 334 412 316 412C302 412 294 398 296 364z',
      fill: '#FFF6E4',
      'fill-opacity': 0.18,
      stroke: gold,
      'stroke-width': 5,
    }),
    path('M342 376L484 396', { fill: 'none', stroke: gold, 'stroke-width': 5 }),
    element('circle', { cx: 492, cy: 472, r: 10, fill: '#FFF6E4' }),
  );
}
