import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../start/paths.mjs';

/**
 * What jest found: how many tests, how long each file took, and for each test that was left out why.
 * @typedef {object} JestReport
 * @property {import('./count.mjs').Count} count
 * @property {{ name: string, ms: number }[]} times
 * @property {string[]} reasons
 */

/**
 * What a spec speaks of whose tests may be left out, and why they then are.
 * @type {[RegExp, string][]}
 */
const REASONS = [
  [/published-api/, 'STRIPE_OPENAPI names no published description of Stripe'],
  [/job-cluster|MortalRedis/, 'redis-server is not installed'],
  [/hasOffice/, 'LibreOffice is not installed'],
];

/** @param {string} file */
function reasonOf(file) {
  const text = readFileSync(file, 'utf8');
  return REASONS.find(([sign]) => sign.test(text))?.[1] ?? `left out by ${path.relative(root, file)}`;
}

/**
 * @param {import('@jest/test-result').FormattedTestResults & { numTodoTests?: number }} result what jest wrote with --json
 * @returns {JestReport}
 */
export function jestReport(result) {
  const files = result.testResults;
  return {
    count: {
      passed: result.numPassedTests,
      // A spec that could not even be read has no tests to count.
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + (result.numTodoTests ?? 0),
    },
    times: files.map((file) => ({ name: path.relative(root, file.name), ms: file.endTime - file.startTime })),
    reasons: files.flatMap((file) => {
      const leftOut = file.assertionResults.filter(({ status }) => status === 'pending' || status === 'todo');
      return leftOut.map(() => reasonOf(file.name));
    }),
  };
}
