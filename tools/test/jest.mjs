import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';
import { CommandFailed, runCommand } from '../start/run-command.mjs';
import { serveRedis } from './redis.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** The first two for specs with a realm each, the others for those that share one. */
const flags = [
  ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'],
  ...['-C', '@lectern/source', '--import', new URL('one-realm.mjs', import.meta.url).href],
];

/**
 * @param {string} file what jest wrote with --json
 * @returns {Promise<import('./count.mjs').Count>}
 */
async function countOf(file) {
  const result = JSON.parse(await readFile(file, 'utf8'));
  return {
    passed: result.numPassedTests,
    // A spec that could not even be read has no tests to count.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Runs all specs. PostgreSQL comes with jest.config.mjs; Redis is lent where the machine has one.
 * @param {(detail: string) => void} say
 */
export async function runJest(say) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-jest-'));
  const file = path.join(folder, 'result.json');
  const redis = process.env.TEST_REDIS_URL ? undefined : await serveRedis();
  const env = redis ? { TEST_REDIS_URL: redis.url } : {};
  const args = [
    ...flags,
    inRoot('node_modules/jest/bin/jest.js'),
    '--silent',
    '--json',
    `--outputFile=${file}`,
  ];
  try {
    await runCommand(process.execPath, args, {
      env,
      onLine: (line) => {
        const spec = /^PASS \S+ (\S+)/.exec(line);
        if (spec?.[1]) say(spec[1]);
      },
    });
    return await countOf(file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const count = await countOf(file).catch(() => undefined);
    if (!count) throw error;
    // Tests may all have passed and jest have failed for another reason.
    const failed = Math.max(count.failed, 1);
    const output = error.output.split('\n').filter((line) => !/^(PASS|\{"num)/.test(line));
    throw new TestsFailed(`${failed} failed`, { ...count, failed }, output.join('\n'));
  } finally {
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
