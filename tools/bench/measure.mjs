/**
 * What the two sides of a comparison took or made in one round.
 * @typedef {{ site: number, beside: number }} Round
 */

/** @typedef {{ median: number, low: number, high: number }} Spread */

/** Nothing where things are counted. @typedef {'req/s' | 'jobs/s' | 'sign-ups/s' | 'ms' | 'µs' | 's' | 'MB' | '%' | ''} Unit */

/**
 * @typedef {object} Measurement
 * @property {string} bench its name for --only
 * @property {string} title what was measured
 * @property {Unit} unit
 * @property {string} beside what the site is compared with
 * @property {Round[]} rounds
 */

/**
 * What stands beside nothing, such as a count of errors.
 * @typedef {object} Figure
 * @property {string} bench its name for --only
 * @property {string} title what was counted or measured
 * @property {number | string} value or, in words, why there is none
 * @property {Unit} unit
 */

/** @typedef {{ site: Spread, beside: Spread, ratio: Spread }} Comparison */

/** @param {number[]} values @returns {number[]} */
const sorted = (values) => [...values].sort((one, other) => one - other);

/**
 * The value that a share of all values do not exceed, by nearest rank: always one that was measured.
 * @param {number[]} values
 * @param {number} share 0.95 for p95
 */
export function percentile(values, share) {
  const value = sorted(values)[Math.max(Math.ceil(values.length * share), 1) - 1];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** @param {number[]} values @returns {Spread} */
export function spread(values) {
  const ordered = sorted(values);
  const middle = (ordered.length - 1) / 2;
  const [low, high] = [ordered[0], ordered.at(-1)];
  const [before, after] = [ordered[Math.floor(middle)], ordered[Math.ceil(middle)]];
  if (low === undefined || high === undefined || before === undefined || after === undefined) {
    throw new Error('Nothing was measured.');
  }
  return { median: (before + after) / 2, low, high };
}

/**
 * The ratio is taken round by round, since the two of a round met the same machine, busy or not.
 * @param {Round[]} rounds
 * @returns {Comparison}
 */
export function compare(rounds) {
  return {
    site: spread(rounds.map(({ site }) => site)),
    beside: spread(rounds.map(({ beside }) => beside)),
    ratio: spread(rounds.map(({ site, beside }) => site / beside)),
  };
}

/**
 * Does one and the other in turn, the same number of times.
 * @template T
 * @param {number} times
 * @param {{ site: () => Promise<T>, beside: () => Promise<T> }} work
 * @returns {Promise<{ site: T, beside: T }[]>}
 */
export async function inTurn(times, { site, beside }) {
  const results = [];
  for (let done = 0; done < times; done++) results.push({ site: await site(), beside: await beside() });
  return results;
}
