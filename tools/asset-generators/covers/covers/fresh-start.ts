import { cover, heightPx, widthPx } from '../cover.js';
import { lineData, place, setLine, type Style } from '../lettering/line.js';
import { element, path, rect } from '../svg.js';
import {
  amounts,
  bird,
  columns,
  firstRule,
  flights,
  rowCount,
  rowPx,
  sumRule,
} from './fresh-start-ledger.js';

const ground = '#1F3A8A';
const paper = '#EFF3FB';
const rule = '#4560B0';
const ink = '#93A9E6';
const sun = '#FFB238';

/** The last column of a ledger lifts off the page as birds; the sum is a sun. */
export const freshStart = cover(
  'fresh-start',
  'Fresh Start: A Survivor’s Guide to Bankruptcy',
  ({ fraunces, newsreader, newsreaderItalic }) => {
    const title: Style = {
      font: fraunces,
      axes: { opsz: 144, wght: 600, SOFT: 0, WONK: 0 },
      sizePx: 150,
      tracking: -20,
    };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 33 };
    const figure: Style = { font: newsreader, axes: { opsz: 16, wght: 400 }, sizePx: 20, tracking: 20 };
    const author: Style = {
      font: fraunces,
      axes: { opsz: 14, wght: 460, SOFT: 0, WONK: 0 },
      sizePx: 18.5,
      tracking: 190,
    };
    const left = (text: string, style: Style, baseline: number, fill: string): string =>
      path(lineData(place(setLine(text, style), 46, baseline)), { fill });
    const figures = [1, 2].flatMap((column) =>
      amounts(rowCount, 40 + column).map((amount, row) =>
        lineData(
          place(
            setLine(amount, figure),
            (columns[column + 1] ?? 0) - 16,
            firstRule + (row + 1) * rowPx - 11,
            'right',
          ),
        ),
      ),
    );
    const days = Array.from({ length: rowCount }, (_, row) =>
      lineData(place(setLine(String(3 + row * 2), figure), 62, firstRule + (row + 1) * rowPx - 11)),
    );
    const line = (y: number, fill: string, height: number, from = 46): string =>
      rect(from, y, 594 - from, height, fill);
    return [
      rect(0, 0, widthPx, heightPx, ground),
      ...Array.from({ length: rowCount + 1 }, (_, row) => line(firstRule + row * rowPx, rule, 1.4)),
      ...columns.slice(1, -1).map((x) => rect(x, firstRule, 1.4, sumRule - firstRule, rule)),
      path([...days, ...figures].join(''), { fill: ink }),
      line(sumRule - 1, paper, 3.4, 436),
      element('circle', { cx: 515, cy: sumRule + 81, r: 66, fill: sun }),
      line(sumRule + 159, paper, 3.4, 436),
      line(sumRule + 167, paper, 3.4, 436),
      path(flights().map(bird).join(''), { fill: paper }),
      left('Fresh', title, 168, paper),
      left('Start', title, 298, paper),
      left('A Survivor’s Guide', subtitle, 352, sun),
      left('to Bankruptcy', subtitle, 388, sun),
      left('ELEANOR MARSH', author, 918, paper),
    ];
  },
);
