import { dot, polyline } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { element, path, rect } from '../svg.js';

export interface Cloth {
  id: string;
  ground: string;
  print: string;
  weave: 'plain' | 'stripe' | 'dots' | 'gingham' | 'sprig' | 'leaf';
}

const tile = 24;

function printed({ weave, print }: Cloth): string[] {
  const at = (x: number, y: number): Point => [x, y];
  switch (weave) {
    case 'plain':
      return [];
    case 'stripe':
      return [0, 8, 16].map((x) => rect(x, 0, 2.6, tile, print));
    case 'dots':
      return [path([at(6, 6), at(18, 18)].map((centre) => dot(centre, 2.7)).join(''), { fill: print })];
    case 'gingham':
      return [
        element('rect', { width: tile / 2, height: tile, fill: print, opacity: 0.45 }),
        element('rect', { width: tile, height: tile / 2, fill: print, opacity: 0.45 }),
      ];
    case 'sprig': {
      const petals = [at(12, 7.4), at(16.4, 10.6), at(14.7, 15.8), at(9.3, 15.8), at(7.6, 10.6)];
      return [
        path(petals.map((centre) => dot(centre, 2.7)).join(''), { fill: print }),
        path([at(0, 0), at(24, 0), at(0, 24), at(24, 24)].map((centre) => dot(centre, 1.9)).join(''), {
          fill: print,
        }),
      ];
    }
    case 'leaf':
      return [
        path('M4 12C4 7 8 4 12 4C12 9 9 12 4 12zM20 12C20 17 16 20 12 20C12 15 15 12 20 12z', {
          fill: print,
        }),
        path(polyline([at(2, 22), at(4, 20)]) + polyline([at(20, 4), at(22, 2)]), {
          stroke: print,
          'stroke-width': 1.4,
        }),
      ];
  }
}

/** A repeat of printed cotton, to be used as a fill; turned a little so that no two lie alike. */
export const cloth = (kind: Cloth, turnDegrees: number): string =>
  element(
    'pattern',
    {
      id: kind.id,
      width: tile,
      height: tile,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turnDegrees})`,
    },
    rect(0, 0, tile, tile, kind.ground),
    ...printed(kind),
  );
