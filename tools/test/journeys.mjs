import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { TestsFailed } from './count.mjs';
import { findBrowser } from './programs.mjs';

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

/** @param {string} file what Playwright's JSON reporter wrote */
const readResult = async (file) => journeysResult(JSON.parse(await readFile(file, 'utf8')));

/**
 * What Playwright says of those that failed: before it stands a line for each that did not.
 * @param {string} output
 */
export const failuresIn = (output) => output.slice(Math.max(0, output.search(/^ +1\) \[/m)));

/**
 * Runs the journeys of e2e/ against the built site.
 * @param {(detail: string) => void} say
 * @param {{ files?: string[] }} [options] only these, where they are given: `e2e/pages/blog.spec.ts`
 * @throws {TestsFailed} its result is what could be counted
 */
export async function runJourneys(say, { files = [] } = {}) {
  const browser = await findBrowser(say);
  if (!browser) {
    throw new Error(
      'No Chromium: install the package "chromium" of your system, or name one in CHROMIUM_PATH.',
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-journeys-'));
  const file = path.join(folder, 'result.json');
  const args = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    `--reporter=list,json,${inRoot('tools/test/journeys-reporter.mjs')}`,
  ];
  args.push(...files.map((each) => path.relative('e2e', each)));
  try {
    await runCommand(process.execPath, args, {
      cwd: inRoot('e2e'),
      // Whoever names files means all that is in them.
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(files.length && { WITHOUT_TRIALS: '' }),
      },
      onLine: (line) => {
        const title = /›\s+(.+?)\s+\(/.exec(line);
        if (title?.[1]) say(title[1]);
      },
    });
    return await readResult(file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const result = await readResult(file).catch(() => undefined);
    if (!result) throw error;
    const count = { ...result.count, failed: Math.max(result.count.failed, 1) };
    throw new TestsFailed(`${count.failed} failed`, { ...result, count }, failuresIn(error.output));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
