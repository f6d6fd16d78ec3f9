import type { Measure } from '@lectern/api-client/admin';
import type { Period, Step } from './statistics-words.js';

/** What is drawn: a bar or two for each period, or a line through them. */
export interface ChartShape {
  /** Those that are still to come have no values, and stand at the end. */
  periods: readonly Period[];
  /** `index`: of the measure in a period's values. */
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
/** In the hundred parts of the height: what is not nothing is seen. */
const leastHeight = 0.8;

/** At most so many steps from nothing to the top. */
const stepsAtMost = 5;

/** The numbers of an axis as a person would choose them: from nothing by steps of 1, 2 or 5 and zeros, in whole dollars. */
export function axisOf(highest: number, unit: ChartShape['unit']): number[] {
  const one = unit === 'cents' ? 100 : 1;
  const rough = Math.max(highest, one) / one / stepsAtMost;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = one * power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, n) => n * step);
}

/** Every how many periods one is named below a chart: by whole weeks, quarters and years, so that five are read at most. */
export function namedEvery(count: number, step: Step): number {
  const choices = { day: [1, 2, 7, 14], week: [1, 2, 4, 13], month: [1, 3, 6, 12] }[step];
  return choices.find((every) => Math.ceil(count / every) <= 5) ?? choices.at(-1) ?? 1;
}

const valuesOf = ({ series }: ChartShape, { values }: Period): number[] =>
  series.map(({ index }) => Math.max(0, values[index] ?? 0));

/** The numbers beside the chart. */
export function ticksOf(shape: ChartShape): number[] {
  const heightOf = (values: number[]) =>
    shape.isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  const highest = Math.max(0, ...shape.periods.map((period) => heightOf(valuesOf(shape, period))));
  return axisOf(highest, shape.unit);
}

/** The points of a line through the first measure, in a field as wide as there are periods, and 100 high. */
export const pointsOf = (shape: ChartShape, top: number): [x: number, y: number][] =>
  shape.periods
    .filter(({ values }) => values.length > 0)
    .map((period, n) => [n + 0.5, 100 - ((valuesOf(shape, period)[0] ?? 0) / top) * 100]);

/** The bars in the same field. */
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
