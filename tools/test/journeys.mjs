import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';
import { CommandFailed, runCommand } from '../start/run-command.mjs';
import { findBrowser } from './browser.mjs';
import { countJourneys } from './journeys-result.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** @param {string} file what Playwright's JSON reporter wrote */
const countOf = async (file) => countJourneys(JSON.parse(await readFile(file, 'utf8')));

/**
 * Runs the journeys of e2e/ against the built site.
 * @param {(detail: string) => void} say
 * @param {{ files?: string[] }} [which] parts of the paths of those to be run; by default all
 * @returns {Promise<import('./journeys-result.mjs').JourneysCount>}
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
  const args = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...files];
  try {
    await runCommand(process.execPath, args, {
      cwd: inRoot('e2e'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      onLine: (line) => {
        const title = /›\s+(.+?)\s+\(/.exec(line);
        if (title?.[1]) say(title[1]);
      },
    });
    return await countOf(file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const count = await countOf(file).catch(() => undefined);
    if (!count) throw error;
    const failed = Math.max(count.failed, 1);
    throw new TestsFailed(`${failed} failed`, { ...count, failed }, error.output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
