import { smooth } from '../geometry/path-data.js';
import { type Point, seededRandom } from '../geometry/point.js';
import { group, path } from '../svg.js';
import { scene } from './scene.js';

/** One for each year of the woman in the story. */
const ringCount = 58;
const centre: Point = [506, 452];
const gold = '#E9AE3E';

/** Rings that bulge where the tree once leaned, wider apart in the good years. */
function rings(): string[] {
  const random = seededRandom(58);
  const widths = Array.from({ length: ringCount }, () => random.between(2.7, 6.4));
  let radius = 5;
  const drawn = widths.map((width, year) => {
    radius += width;
    const around = Array.from({ length: 28 }, (_, at): Point => {
      const angle = (at / 28) * 2 * Math.PI;
      const bulge = 1 + 0.05 * Math.sin(angle * 2 + 0.6) + 0.024 * Math.sin(angle * 5 + 2);
      const shake = random.between(-0.5, 0.5);
      const reach = radius * bulge + shake;
      return [centre[0] + Math.cos(angle) * reach * 1.14, centre[1] + Math.sin(angle) * reach * 0.94];
    });
    const isBark = year === ringCount - 1;
    return path(smooth(around, true), {
      fill: isBark ? '#3B7061' : 'none',
      stroke: isBark ? '#16332B' : '#C9D6BC',
      'stroke-width': isBark ? 20 : 1.5 + (width - 2.7) * 0.3,
    });
  });
  // The bark lies below the years that it holds.
  return drawn.reverse();
}

const leaf = (x: number, y: number, degrees: number, size: number): string =>
  path('M0 0C16-34 58-48 104-40 90 2 48 26 0 0z', {
    fill: gold,
    transform: `translate(${x} ${y}) rotate(${degrees}) scale(${size})`,
  });

const shoot = (): string[] => [
  path('M838 590C880 520 862 420 900 330 916 292 934 262 938 214', {
    fill: 'none',
    stroke: gold,
    'stroke-width': 15,
    'stroke-linecap': 'round',
  }),
  leaf(938, 222, -62, 0.92),
  leaf(914, 300, -18, 1.05),
  leaf(896, 342, 196, 1.1),
  leaf(874, 440, -8, 1.15),
  leaf(868, 470, 178, 0.95),
];

/** A stump seen from above, and what grows from its edge. */
export const stump = scene('starting-over-after-50', 'A tree stump with a golden shoot', '#2F5D50', () => [
  ...rings(),
  group({ transform: 'translate(-46 10)' }, ...shoot()),
]);
