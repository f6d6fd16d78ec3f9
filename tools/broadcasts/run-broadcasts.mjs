import { parseArgs } from 'node:util';

import { hold, readCount } from '../bench/trial.mjs';
import { report } from './report.mjs';

const usualReaders = 20_000;
const usualKills = 3;

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
export const broadcasts = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ readers, kills }) => `A letter to ${readers} readers, ${kills} kills`,
    run: async (options, stage) =>
      (await import('./broadcast-run.mjs')).runBroadcast({ ...options, ...stage }),
    report,
  });
