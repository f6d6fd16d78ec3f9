import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inRoot, root } from '../start/paths.mjs';
import { CommandFailed, runCommand } from '../start/run-command.mjs';
import { jestReport } from './jest-report.mjs';
import { serveRedis } from './redis.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** @param {string} file what jest wrote with --json @returns {Promise<import('./jest-report.mjs').JestReport>} */
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
  const env = redis ? { TEST_REDIS_URL: redis.url } : {};
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
        const spec = /^(?:PASS|FAIL) \S+ (\S+)/.exec(line);
        if (spec?.[1]) say(spec[1]);
      },
    });
    return await readReport(file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const report = await readReport(file).catch(() => undefined);
    if (!report) throw error;
    // Tests may all have passed and jest have failed for another reason.
    const count = { ...report.count, failed: Math.max(report.count.failed, 1) };
    const output = error.output.split('\n').filter((line) => !/^(PASS|\{"num)/.test(line));
    throw new TestsFailed(`${count.failed} failed`, { ...report, count }, output.join('\n'));
  } finally {
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
