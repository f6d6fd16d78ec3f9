import { percentile, spread, type Spread } from '../harness/statistics.js';
import type { Stage } from '../harness/run-trial.js';
import { table } from '../harness/table.js';

/** One round of a comparison: the site, and what it is compared with. */
export interface Round {
  site: number;
  beside: number;
}

/** Counts have none. */
export type Unit = 'ms' | 'µs' | 's' | 'MB' | '%' | 'sign-ups/s' | '';

export interface Comparison {
  title: string;
  unit: Unit;
  /** Names what the site is compared with. */
  beside: string;
  rounds: Round[];
}

export interface Figure {
  title: string;
  /** Or, in words, why there is none. */
  value: number | string;
  unit: Unit;
}

export interface Bench {
  /** For `--only`. */
  name: string;
  title: string;
  /** Runs only by name. */
  isLong?: boolean;
  run(stage: Stage): Promise<(Comparison | Figure)[]>;
}

export const figure = (title: string, value: number | string, unit: Unit = ''): Figure => ({
  title,
  value,
  unit,
});

/** Takes ratios round by round, because the two of a round ran on an equally busy machine. */
export const compare = (rounds: readonly Round[]): Record<'site' | 'beside' | 'ratio', Spread> => ({
  site: spread(rounds.map(({ site }) => site)),
  beside: spread(rounds.map(({ beside }) => beside)),
  ratio: spread(rounds.map(({ site, beside }) => site / beside)),
});

/** Runs one and the other by turns, each so many times. */
export async function inTurns<Value>(
  times: number,
  work: Record<keyof Round, () => Promise<Value>>,
): Promise<Record<keyof Round, Value>[]> {
  const results = [];
  for (let done = 0; done < times; done++)
    results.push({ site: await work.site(), beside: await work.beside() });
  return results;
}

/** Reduces rounds of many values to their percentile. */
export const percentiles = (rounds: readonly Record<keyof Round, number[]>[], share: number): Round[] =>
  rounds.map(({ site, beside }) => ({ site: percentile(site, share), beside: percentile(beside, share) }));

export function amount(value: number, unit: Unit): string {
  const digits = unit === '%' ? 2 : unit === 'ms' || unit === 'µs' || unit === 's' ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString('en-US', options)} ${unit}`.trim();
}

function row({ title, unit, beside, rounds }: Comparison): string[] {
  const { site, beside: other, ratio } = compare(rounds);
  const range = `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`;
  const medians = [amount(site.median, unit), amount(other.median, unit)];
  return [title, ...medians, beside, ratio.median.toFixed(2), range];
}

const heading = ['', 'site', 'beside it', '', 'ratio', 'in single rounds'];

/** A line for each comparison. */
export const comparisonTable = (comparisons: readonly Comparison[]): string =>
  table([heading, ...comparisons.map(row)], [3, 5]);

/** A line for each figure. */
export const figureTable = (figures: readonly Figure[]): string =>
  table(
    figures.map(({ title, value, unit }) => [title, typeof value === 'string' ? value : amount(value, unit)]),
  );
