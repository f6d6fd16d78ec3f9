import { parseArgs } from 'node:util';

import { columns } from '../bench/table.mjs';
import { hold, readCount } from '../bench/trial.mjs';

const MIB = 1_048_576;

/** How a run is repeated. @param {{ readers: number, kills: number }} options */
export const command = ({ readers, kills }) => `npm run broadcasts -- --readers ${readers} --kills ${kills}`;

/**
 * A run as a reader wants it.
 * @param {import('./broadcast-run.mjs').BroadcastResult} result
 * @param {{ readers: number, kills: number }} options
 */
export function report({ account, counts, seconds, bare, memory, violations }, options) {
  const rate = options.readers / seconds;
  const rows = {
    readers: options.readers,
    'got the letter': account.addresses,
    skipped: options.readers - account.addresses,
    'letters sent again after a kill, with their Message-ID': account.repeated,
    'counted as sent': counts['sent'] ?? 0,
    kills: options.kills,
    'letters a second': rate.toFixed(0),
    'by nodemailer alone': bare.toFixed(0),
    ratio: (rate / bare).toFixed(2),
    'memory in MiB, from': (memory.low / MIB).toFixed(0),
    to: (memory.high / MIB).toFixed(0),
  };
  const lines = Object.entries(rows).map(([what, count]) => [what, String(count)]);
  return [
    columns(lines, new Set([1])),
    '',
    ...(violations.length > 0 ? ['Violations:', ...violations.map((violation) => `  ${violation}`), ''] : []),
    `Repeat it with: ${command(options)}`,
  ].join('\n');
}

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
 * Sends an email to many readers by a site that dies in the middle, and prints who got it; the exit code is 1 when
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
