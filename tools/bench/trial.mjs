import { once } from 'node:events';

import { startChild } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { showStep } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from '../start/signals.mjs';
import { endings } from './endings.mjs';

/** Installs and builds what is missing. @returns {Promise<boolean>} whether the site can be started */
export async function prepare() {
  const child = startChild(process.execPath, [inRoot('tools/bench/prepare.mjs')], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** What a trial is given to end by itself, and to tell how far it is. */
/** @typedef {{ endings: import('./endings.mjs').Endings, say: (detail: string) => void }} Stage */

/**
 * Puts the built site to a trial and prints what came of it; the exit code is 1 when anything was found wrong, or the
 * trial could not be held.
 * @template Options
 * @template {{ violations: string[] }} Result
 * @param {object} trial
 * @param {() => Options} trial.read the arguments; throws with a sentence where they will not do
 * @param {(options: Options) => string} trial.title
 * @param {(options: Options, stage: Stage) => Promise<Result>} trial.run imports what is built only now
 * @param {(result: Result, options: Options) => string} trial.report
 * @param {() => Promise<boolean>} [trial.ready] by default, builds the site
 */
export async function hold({ read, title, run, report, ready = prepare }) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const options = read();
    if (!(await ready())) {
      process.exitCode = 1;
      return;
    }
    const shown = showStep(title(options), process.stderr);
    const result = await run(options, { endings: ending, say: shown.say }).catch((error) => {
      shown.failed();
      throw error;
    });
    shown.done(title(options));
    console.log(`\n${report(result, options)}`);
    if (result.violations.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!isStopping()) console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}

/** @param {string | undefined} text @param {number} usual @param {number} lowest @param {string} name of the option */
export function readCount(text, usual, lowest, name) {
  const count = text === undefined ? usual : Number(text);
  if (Number.isInteger(count) && count >= lowest) return count;
  throw new Error(`--${name} is a whole number from ${lowest} on, not "${text}".`);
}
