/** @typedef {{ type: string, description?: string }} Note */
/**
 * What Playwright's JSON reporter writes of a file or a `describe`.
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: PlayedTest[] }[]} [specs]
 */
/**
 * @typedef {object} PlayedTest
 * @property {string} projectName the size of the window
 * @property {string} status
 * @property {Note[]} annotations
 * @property {{ duration: number, annotations?: Note[] }[]} results
 */
/**
 * @typedef {import('./count.mjs').Count & {
 *   slowest: { name: string, ms: number }[],
 *   skippedTests: string[],
 * }} JourneysCount `skippedTests`: each with its reason
 */

const SLOWEST = 10;

/** @param {Suite} suite @returns {{ name: string, ms: number, isSkipped: boolean, reason: string }[]} */
function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => {
      const notes = [...annotations, ...results.flatMap((result) => result.annotations ?? [])];
      const skip = notes.find(({ type, description }) => type === 'skip' && description);
      return {
        name: `${file} › ${title} (${projectName})`,
        ms: results.reduce((total, { duration }) => total + duration, 0),
        isSkipped: status === 'skipped',
        reason: skip?.description ?? 'it was not reached',
      };
    }),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/**
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: object[],
 *   suites: Suite[] }} result
 * @returns {JourneysCount}
 */
export function countJourneys({ stats, errors, suites }) {
  const tests = suites.flatMap(testsIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected ? 0 : errors.length),
    skipped: stats.skipped,
    slowest: tests
      .map(({ name, ms }) => ({ name, ms }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST),
    skippedTests: tests.filter(({ isSkipped }) => isSkipped).map(({ name, reason }) => `${name}: ${reason}`),
  };
}
