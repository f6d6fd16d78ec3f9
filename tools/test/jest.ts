import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FormattedTestResults } from '@jest/test-result';

import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot, root } from '../start/paths.mjs';
import { type StepResult, TestsFailed } from './count.js';
import { startRedis } from './redis.js';

/** Why a spec may skip tests, by a word in its source. */
const SKIP_REASONS: [RegExp, string][] = [
  [/published-api/, 'STRIPE_OPENAPI names no published description of Stripe'],
  [/job-cluster|KillableRedis/, 'redis-server is not installed'],
  [/hasOffice/, 'LibreOffice is not installed'],
];

function skipReason(file: string): string {
  const text = readFileSync(file, 'utf8');
  return SKIP_REASONS.find(([sign]) => sign.test(text))?.[1] ?? `skipped by ${path.relative(root, file)}`;
}

async function readResult(reportFile: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as FormattedTestResults;
  const files = report.testResults;
  return {
    count: {
      passed: report.numPassedTests,
      // A spec that could not be loaded has no tests to count.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    },
    times: files.map((file) => ({ name: path.relative(root, file.name), ms: file.endTime - file.startTime })),
    reasons: files.flatMap((file) =>
      file.assertionResults.filter(({ status }) => status === 'pending').map(() => skipReason(file.name)),
    ),
  };
}

/**
 * Runs all specs. PostgreSQL starts with jest.config.mjs; Redis starts here if it is installed.
 * @throws {TestsFailed}
 */
export async function runSpecs(say: (detail: string) => void): Promise<StepResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-jest-'));
  const reportFile = path.join(folder, 'result.json');
  const redis = process.env['TEST_REDIS_URL'] ? undefined : await startRedis();
  try {
    await runCommand('npm', ['run', '-s', 'unit', '--', '--silent', '--json', `--outputFile=${reportFile}`], {
      cwd: inRoot(),
      env: redis ? { TEST_REDIS_URL: redis.url } : {},
      onLine: (line) => {
        const spec = /^(?:PASS|FAIL) \S+ (\S+)/.exec(line)?.[1];
        if (spec) say(spec);
      },
    });
    return await readResult(reportFile);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const result = await readResult(reportFile).catch(() => undefined);
    if (!result) throw error;
    // All tests may have passed, and jest failed for another reason.
    const count = { ...result.count, failed: Math.max(result.count.failed, 1) };
    const output = error.output.split('\n').filter((line) => !/^(PASS|\{"num)/.test(line));
    throw new TestsFailed(`${count.failed} failed`, { ...result, count }, output.join('\n'));
  } finally {
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
