import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CommandFailed, runCommand } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { type StepResult, TestsFailed } from './count.js';
import { findBrowser } from './programs.mjs';

interface Note {
  type: string;
  description?: string;
}

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      annotations: Note[];
      results: { duration: number; annotations: Note[] }[];
    }[];
  }[];
}

interface Report {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: object[];
  suites: Suite[];
}

interface PlayedTest {
  name: string;
  ms: number;
  isSkipped: boolean;
  reason: string;
}

function testsIn({ suites = [], specs }: Suite): PlayedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => {
      const notes = [...annotations, ...results.flatMap((result) => result.annotations)];
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

export function journeysResult({ stats, errors, suites }: Report): StepResult {
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

const readResult = async (reportFile: string) =>
  journeysResult(JSON.parse(await readFile(reportFile, 'utf8')) as Report);

/** Cuts the lines about passed tests that Playwright prints above its failures. */
export const failuresIn = (output: string) => output.slice(Math.max(0, output.search(/^ +1\) \[/m)));

/** Runs the journeys of e2e/ against the built site. Throws {@link TestsFailed}. */
export async function runJourneys(say: (detail: string) => void): Promise<StepResult> {
  const browser = await findBrowser(say);
  if (!browser) {
    throw new Error(
      'No Chromium: install the package "chromium" of your system, or name one in CHROMIUM_PATH.',
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-journeys-'));
  const reportFile = path.join(folder, 'result.json');
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  try {
    await runCommand(process.execPath, [playwright, 'test', '--reporter=list,json'], {
      cwd: inRoot('e2e'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      onLine: (line) => {
        const title = /›\s+(.+?)\s+\(/.exec(line)?.[1];
        if (title) say(title);
      },
    });
    return await readResult(reportFile);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const result = await readResult(reportFile).catch(() => undefined);
    if (!result) throw error;
    const count = { ...result.count, failed: Math.max(result.count.failed, 1) };
    throw new TestsFailed(`${count.failed} failed`, { ...result, count }, failuresIn(error.output));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
