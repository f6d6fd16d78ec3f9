import type { Measure } from '@lectern/api-client/admin';
import { minorUnits } from '../shop.js';
import type { Period, Step } from './statistics-words.js';

/** Data of a chart: one or two bars per period, or a line. */
export interface ChartShape {
  /** Future periods come last and have no values. */
  periods: readonly Period[];
  /** `index`: position in a period's values. */
  series: readonly { label: string; index: number }[];
  unit: Measure['unit'];
  isStacked?: boolean;
  isLine?: boolean;
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
/** Minimum height of a bar above zero, in percent. */
const leastHeight = 0.8;

const stepsAtMost = 5;

/** Tick values from zero in steps of 1, 2, or 5 times a power of ten, in whole units of the currency. */
export function axisOf(highest: number, unit: ChartShape['unit']): number[] {
  const one = unit === 'cents' ? minorUnits() : 1;
  const rough = Math.max(highest, one) / one / stepsAtMost;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = one * power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, n) => n * step);
}

/** Interval of period labels: whole weeks, quarters, or years, with at most five labels. */
export function namedEvery(count: number, step: Step): number {
  const choices = { day: [1, 2, 7, 14], week: [1, 2, 4, 13], month: [1, 3, 6, 12] }[step];
  return choices.find((every) => Math.ceil(count / every) <= 5) ?? choices.at(-1) ?? 1;
}

const valuesOf = ({ series }: ChartShape, { values }: Period): number[] =>
  series.map(({ index }) => Math.max(0, values[index] ?? 0));

export function ticksOf(shape: ChartShape): number[] {
  const heightOf = (values: number[]) =>
    shape.isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  const highest = Math.max(0, ...shape.periods.map((period) => heightOf(valuesOf(shape, period))));
  return axisOf(highest, shape.unit);
}

/** Points of the line through the first measure; x counts periods, y is 0 to 100. */
export const pointsOf = (shape: ChartShape, top: number): [x: number, y: number][] =>
  shape.periods
    .filter(({ values }) => values.length > 0)
    .map((period, n) => [n + 0.5, 100 - ((valuesOf(shape, period)[0] ?? 0) / top) * 100]);

export function barsOf(shape: ChartShape, top: number): Bar[] {
  const { periods, series, isStacked } = shape;
  const width = (1 - gap) / (isStacked ? 1 : series.length);
  return periods.flatMap((period, column) => {
    let below = 0;
    return valuesOf(shape, period).flatMap((value, n): Bar[] => {
      if (value === 0) return [];
      const height = Math.max((value / top) * 100, leastHeight);
      const y = 100 - height - (isStacked ? below : 0);
      below += height;
      const x = column + gap / 2 + (isStacked ? 0 : n * width);
      return [{ key: `${column} ${n}`, kind: n === 0 ? 'first' : 'second', x, y, width, height }];
    });
  });
}

/** Bar that an arrow key selects; undefined for other keys. */
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
