/** How many tests passed, failed and were left out. @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, ms: number }} Timed */

/**
 * What a step found: its count, how long its tests took, and for each left out test why.
 * @typedef {object} Result
 * @property {Count} count
 * @property {Timed[]} [times]
 * @property {string[]} [reasons]
 */

/** @type {Result} */
export const onePassed = { count: { passed: 1, failed: 0, skipped: 0 } };
/** @type {Result} */
export const oneFailed = { count: { passed: 0, failed: 1, skipped: 0 } };

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/** The line that a run ends with. @param {Count} count */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** The tests that took longest, a line each. @param {Timed[]} times @param {number} [most] */
export function slowest(times, most = 10) {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** Why tests were left out, a line for each reason. @param {string[]} reasons */
export function leftOut(reasons) {
  return [...new Set(reasons)].map((reason) => {
    const tests = reasons.filter((each) => each === reason).length;
    return `${String(tests).padStart(6)} skipped: ${reason}`;
  });
}

/** Tests that ran and failed, counted, with what their runner said. */
export class TestsFailed extends Error {
  /**
   * @param {string} message
   * @param {Result} result
   * @param {string} output
   */
  constructor(message, result, output) {
    super(message);
    this.name = 'TestsFailed';
    this.result = result;
    this.output = output;
  }
}
