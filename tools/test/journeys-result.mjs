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
        reason: skip?.description ?? `${file} was not reached`,
      };
    }),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/**
 * @param {{ stats: { expected: number, unexpected: number, skipped: number }, errors: object[], suites: Suite[] }} report
 * @returns {import('./count.mjs').Result}
 */
export function journeysResult({ stats, errors, suites }) {
  const tests = suites.flatMap(testsIn);
  return {
    count: {
      passed: stats.expected,
      failed: stats.unexpected + (stats.unexpected ? 0 : errors.length),
      skipped: stats.skipped,
    },
    times: tests.map(({ name, ms }) => ({ name, ms })),
    reasons: tests.filter(({ isSkipped }) => isSkipped).map(({ reason }) => reason),
  };
}
