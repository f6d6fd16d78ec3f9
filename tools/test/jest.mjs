import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot, root } from '../start/paths.mjs';
import { TestsFailed } from './count.mjs';
import { serveRedis } from './redis.mjs';

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
function jestReport(result) {
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

/** @param {string} file what jest wrote with --json @returns {Promise<JestReport>} */
const readReport = async (file) => jestReport(JSON.parse(await readFile(file, 'utf8')));

/**
 * Runs the specs. PostgreSQL comes with jest.config.mjs; Redis is lent where the machine has one.
 * @param {(detail: string) => void} say
 * @param {{ files?: string[] }} [options] only these, where they are given
 * @throws {TestsFailed} its result is what could be counted
 */
export async function runJest(say, { files } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-jest-'));
  const file = path.join(folder, 'result.json');
  const redis = process.env.TEST_REDIS_URL ? undefined : await serveRedis();
  const env = {
    TELL_TESTS: '1',
    ...(redis && { TEST_REDIS_URL: redis.url }),
    // Whoever names files means all that is in them.
    ...(files && { WITHOUT_TRIALS: '' }),
  };
  const args = [
    inRoot('node_modules/jest/bin/jest.js'),
    ...['--silent', '--json', `--outputFile=${file}`],
    ...(files
      ? ['--passWithNoTests', '--runTestsByPath', ...files.map((each) => path.resolve(root, each))]
      : []),
  ];
  try {
    await runCommand(process.execPath, args, {
      env,
      onLine: (line) => {
        const spec = /^(?:DOING|(?:PASS|FAIL) \S+) (\S+)/.exec(line);
        if (spec?.[1]) say(path.relative(root, path.resolve(root, spec[1])));
      },
    });
    return await readReport(file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const report = await readReport(file).catch(() => undefined);
    if (!report) throw error;
    // Tests may all have passed and jest have failed for another reason.
    const count = { ...report.count, failed: Math.max(report.count.failed, 1) };
    const output = error.output.split('\n').filter((line) => !/^(DOING|PASS|\{"num)/.test(line));
    throw new TestsFailed(`${count.failed} failed`, { ...report, count }, output.join('\n'));
  } finally {
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
