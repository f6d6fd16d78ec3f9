import type { Measure } from '@lectern/api-client/admin';
import type { Period } from './statistics-words.js';

/** What is drawn: a bar or two for each period. */
export interface ChartShape {
  periods: readonly Period[];
  /** `index`: of the measure in a period's values. */
  series: readonly { label: string; index: number }[];
  unit: Measure['unit'];
  isStacked: boolean;
}

interface Bar {
  key: string;
  kind: 'first' | 'second';
  x: number;
  y: number;
  width: number;
  height: number;
}

const gap = 0.14;
/** In the hundred parts of the height: what is not nothing is seen. */
const leastHeight = 0.8;

/** A round number that nothing is higher than: 1, 2 or 5 and zeros. */
export function topOf(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}

/** The bars in a field as wide as there are periods, and 100 high; and what its top stands for. */
export function barsOf({ periods, series, isStacked }: ChartShape): { rects: Bar[]; top: number } {
  const valuesOf = ({ values }: Period) => series.map(({ index }) => Math.max(0, values[index] ?? 0));
  const heightOf = (values: number[]) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  const top = topOf(Math.max(0, ...periods.map((period) => heightOf(valuesOf(period)))));
  const width = (1 - gap) / (isStacked ? 1 : series.length);
  const rects = periods.flatMap((period, column) => {
    let below = 0;
    return valuesOf(period).flatMap((value, n): Bar[] => {
      if (value === 0) return [];
      const height = Math.max((value / top) * 100, leastHeight);
      const y = 100 - height - (isStacked ? below : 0);
      below += height;
      const x = column + gap / 2 + (isStacked ? 0 : n * width);
      return [{ key: `${column} ${n}`, kind: n === 0 ? 'first' : 'second', x, y, width, height }];
    });
  });
  return { rects, top };
}

/** Where a key leads from a bar; undefined for a key that leads nowhere. */
export function nextPoint(key: string, point: number, last: number): number | undefined {
  const leads: Record<string, number> = {
    ArrowLeft: point - 1,
    ArrowDown: point - 1,
    ArrowRight: point + 1,
    ArrowUp: point + 1,
    PageDown: point - 7,
    PageUp: point + 7,
    Home: 0,
    End: last,
  };
  const next = leads[key];
  return next === undefined ? undefined : Math.max(0, Math.min(next, last));
}
