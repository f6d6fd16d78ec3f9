export interface Spread {
  median: number;
  low: number;
  high: number;
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/**
 * The nearest-rank percentile, which is always one of the values.
 * @param share 0.95 for p95
 */
export function percentile(values: readonly number[], share: number): number {
  const value = sorted(values)[Math.max(Math.ceil(values.length * share), 1) - 1];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The median (the mean of the middle two of an even number), the least and the greatest value. */
export function spread(values: readonly number[]): Spread {
  const ordered = sorted(values);
  const middle = (ordered.length - 1) / 2;
  const [before, after] = [ordered[Math.floor(middle)], ordered[Math.ceil(middle)]];
  if (before === undefined || after === undefined) throw new Error('Nothing was measured.');
  return { median: (before + after) / 2, low: ordered[0] ?? before, high: ordered.at(-1) ?? after };
}
