import { seededRandom } from '../geometry/point.js';
import { element, rect } from '../svg.js';
import { heightPx, scene, widthPx } from './scene.js';

const keyCount = 14;
const keyWidth = widthPx / keyCount;
const keysTop = 392;
/** After which white keys of an octave a black one stands. */
const sharps = [0, 1, 3, 4, 5];
/** The key that is still sounding. */
const lit = 6;

const key = (at: number): string =>
  element('rect', {
    x: at * keyWidth + 3,
    y: at === lit ? keysTop + 14 : keysTop,
    width: keyWidth - 6,
    height: heightPx - keysTop + 20,
    rx: 8,
    fill: at === lit ? '#FFB631' : '#F3F6FD',
  });

const sharp = (at: number): string =>
  element('rect', {
    x: (at + 1) * keyWidth - 26,
    y: keysTop - 8,
    width: 52,
    height: 236,
    rx: 6,
    fill: '#101832',
  });

/** A column of sums above each key, but for the one that is being played. */
function ledger(): string[] {
  const random = seededRandom(30);
  const rows = Array.from({ length: 9 }, (_, row) => 56 + row * 36);
  return Array.from({ length: keyCount }, (_, at) => at)
    .filter((at) => at !== lit)
    .flatMap((at) =>
      rows.map((y) => {
        const width = random.between(18, 44);
        return rect((at + 1) * keyWidth - 20 - width, y, width, 7, '#5F7BD0');
      }),
    );
}

/** The keys of a piano, drawn as the columns of a ledger. */
export const keyboard = scene('bankruptcy-myths', 'A piano keyboard below a ledger', '#1F3A8A', () => [
  ...Array.from({ length: keyCount - 1 }, (_, at) => rect((at + 1) * keyWidth - 1, 0, 2, keysTop, '#38529F')),
  ...ledger(),
  element('circle', { cx: (lit + 0.5) * keyWidth, cy: 214, r: 62, fill: '#FFB631' }),
  rect(0, keysTop - 16, widthPx, 16, '#101832'),
  ...Array.from({ length: keyCount }, (_, at) => key(at)),
  ...[0, 7].flatMap((octave) => sharps.map((at) => sharp(octave + at))),
]);
