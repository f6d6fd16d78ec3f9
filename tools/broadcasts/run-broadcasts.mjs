import { parseArgs } from 'node:util';

import { endings } from '../bench/endings.mjs';
import { prepare } from '../bench/prepared.mjs';
import { showStep } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { stopWithParent } from '../start/watch-parent.mjs';
import { report } from './report.mjs';

const usualReaders = 20_000;
const usualKills = 3;

/** @param {string | undefined} text @param {number} usual @param {number} lowest @param {string} name */
function readCount(text, usual, lowest, name) {
  const count = text === undefined ? usual : Number(text);
  if (Number.isInteger(count) && count >= lowest) return count;
  throw new Error(`--${name} is a whole number from ${lowest} on, not "${text}".`);
}

/** @param {string[]} args */
function readArguments(args) {
  const option = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({ args, options: { readers: option, kills: option } });
  return {
    readers: readCount(values.readers, usualReaders, 10, 'readers'),
    kills: readCount(values.kills, usualKills, 0, 'kills'),
  };
}

/**
 * Sends a letter to many readers by a site that dies in the middle, and prints who got it; the exit code is 1 when
 * anybody was skipped, or written to twice without need.
 * @param {string[]} args
 */
export async function broadcasts(args) {
  stopWithParent(process.env);
  const ending = endings();
  endChildrenOnSignals(() => ending.run());
  try {
    const options = readArguments(args);
    if (!(await prepare())) {
      process.exitCode = 1;
      return;
    }
    const shown = showStep(`A letter to ${options.readers} readers, ${options.kills} kills`, process.stderr);
    // Only now: it imports what was just installed and built.
    const { runBroadcast } = await import('./broadcast-run.mjs');
    const result = await runBroadcast({ ...options, endings: ending, say: shown.say }).catch((error) => {
      shown.failed();
      throw error;
    });
    shown.done(`A letter to ${options.readers} readers`);
    console.log(`\n${report(result, options)}`);
    if (result.violations.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!isStopping()) console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await ending.run();
  }
}
