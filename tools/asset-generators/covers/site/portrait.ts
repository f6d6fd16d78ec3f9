import { type Artwork, drawing, element, group, path, rect } from '../svg.js';
import { smooth } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { cream, gold, ink, lamplight, oxblood, seam, skin, skinLit, wall } from './palette.js';
import { head, neck } from './portrait-head.js';

function study(): string[] {
  const spines: readonly (readonly [x: number, width: number, height: number, fill: string])[] = [
    [604, 34, 196, '#0F4C5C'],
    [640, 28, 172, oxblood],
    [670, 40, 212, '#2F5D50'],
    [712, 26, 184, '#C8923B'],
    [740, 38, 204, '#6A1F4F'],
    [780, 30, 180, ink],
  ];
  return [
    rect(0, 0, 800, 1000, wall),
    // The window, and the day in it.
    path('M56 1000V290C56 170 140 84 232 84S408 170 408 290V1000z', { fill: lamplight }),
    element('circle', { cx: 208, cy: 330, r: 96, fill: '#FFF6E4' }),
    path('M232 84V1000M56 330H408M56 610H408', { fill: 'none', stroke: wall, 'stroke-width': 10 }),
    rect(590, 330, 210, 14, '#A9794A'),
    ...spines.map(([x, width, height, fill]) => rect(x, 330 - height, width, height, fill)),
  ];
}

const jacket: readonly Point[] = [
  [412, 640],
  [356, 680],
  [312, 770],
  [292, 880],
  [270, 1040],
  [840, 1040],
  [820, 880],
  [786, 760],
  [716, 676],
  [620, 632],
  [560, 606],
  [500, 668],
];

function figure(): string[] {
  const bent = 'translate(0 -6) rotate(-7 440 560)';
  return [
    group({ transform: bent }, neck()),
    path(smooth(jacket, true), { fill: ink }),
    path(
      'M402 600C430 646 516 652 566 586C590 622 566 664 524 694C482 724 428 750 392 786C384 722 384 660 402 600z',
      { fill: cream },
    ),
    path('M392 786C384 720 372 680 392 640L338 742L372 770L352 800L392 876z', { fill: seam }),
    path('M392 876C420 800 520 740 566 664L610 700L566 740L584 776C520 800 440 830 392 876z', { fill: seam }),
    group({ transform: bent }, head()),
  ];
}

function book(): string[] {
  const line = (d: string, stroke: string, width: number): string =>
    path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  const print = [18, 34, 50].map(
    (drop) => `M116 ${800 + drop}C154 ${802 + drop} 200 ${814 + drop} 232 ${832 + drop}`,
  );
  const facing = [18, 34, 50].map(
    (drop) => `M268 ${832 + drop}C300 ${812 + drop} 346 ${796 + drop} 392 ${794 + drop}`,
  );
  return [
    path('M82 800L250 852L420 794L432 884L250 944L72 888z', { fill: oxblood }),
    path(
      'M96 786C148 780 210 800 250 832C290 798 352 774 412 778L420 862C356 858 296 882 250 918C208 888 146 866 88 870z',
      { fill: cream },
    ),
    line([...print, ...facing].join(''), wall, 4),
    line('M250 834V916', gold, 4),
    // The near hand: thumb on the page, fingers behind the cover, and the sleeve it comes from.
    path(
      'M448 932C420 934 396 922 392 908C384 900 386 886 396 882C396 868 408 860 424 862L520 860L540 940z',
      { fill: skin },
    ),
    path('M470 880C448 872 424 858 404 842C392 832 378 838 378 850C380 866 404 882 430 896z', {
      fill: skinLit,
    }),
    path('M472 846C540 838 620 850 700 900L760 1040H470C500 1000 486 930 472 846z', { fill: seam }),
    path('M472 846C466 880 478 926 488 950L466 948C452 918 448 880 452 850z', { fill: cream }),
  ];
}

/** The whole picture, 800 by 1000. */
export const portraitScene = (): string[] => [...study(), ...figure(), ...book()];

export const portrait: Artwork = {
  file: 'site/portrait.svg',
  draw: () => drawing(800, 1000, 'Eleanor Marsh, reading by a window', ...portraitScene()),
};
