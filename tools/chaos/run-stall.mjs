import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { columns } from '../bench/table.mjs';
import { lastLines } from './last-lines.mjs';
import { hold, readCount } from '../bench/trial.mjs';
import { services } from './surroundings.mjs';

/** @typedef {{ seed: string, seconds: number, buyersPerMinute: number, only: import('./surroundings.mjs').Service[] }} Options */

/** How a run is repeated. @param {Options} options */
export const command = ({ seed, seconds, buyersPerMinute, only }) =>
  [
    `npm run stall -- --seed ${seed} --seconds ${seconds} --buyers ${buyersPerMinute}`,
    ...(only.length > 0 ? [`--only ${only.join(',')}`] : []),
  ].join(' ');

/** @param {number} ms */
const inSeconds = (ms) => `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 0)} s`;

/** In the order of the columns: the keys of an object begin with its numbers. */
const kinds = /** @type {const} */ (['2xx', '4xx', '503', 'other 5xx', 'none']);

/** @param {import('./stall-account.mjs').StretchAccount} account */
function row({ name, asked, answers, medianMs, worstMs, files, buyers, next }) {
  return [
    name,
    String(asked),
    ...kinds.map((kind) => String(answers[kind])),
    inSeconds(medianMs),
    inSeconds(worstMs),
    `${buyers.served} of ${buyers.came}`,
    `${files.here} of ${files.asked}`,
    next ? `${inSeconds(next.ms)} of ${inSeconds(next.dueMs)}` : '',
  ];
}

const heading = [
  'silent',
  'requests',
  ...['2xx', '4xx', '503', 'other 5xx', 'no answer'],
  ...['median', 'worst', 'buyers served', 'paid file at hand', 'next buyer'],
];

/**
 * A run as a reader wants it.
 * @param {import('./stall-run.mjs').StallResult} result
 * @param {Options} options
 */
export function report({ accounts, counts, violations, ownEndings, seconds }, options) {
  const rows = {
    ...counts,
    'processes that ended by themselves': ownEndings.length,
    seconds: Math.round(seconds),
  };
  return [
    columns([heading, ...accounts.map(row)], new Set(heading.map((_name, column) => column).slice(1))),
    '',
    columns(
      Object.entries(rows).map(([what, count]) => [what, String(count)]),
      new Set([1]),
    ),
    '',
    ...lastLines({ ownEndings, violations }, command(options)),
  ].join('\n');
}

const usualSeconds = 60;
const usualBuyersPerMinute = 120;

/** @param {string} [text] */
function readServices(text = '') {
  const names = text.split(',').filter(Boolean);
  return names.map((name) => {
    const service = services.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    if (!service) throw new Error(`--only knows ${services.join(', ')}, not "${name}".`);
    return service;
  });
}

/** @param {string[]} args */
function readArguments(args) {
  const option = { type: /** @type {const} */ ('string') };
  const options = { seed: option, seconds: option, buyers: option, only: option };
  const { values } = parseArgs({ args, options });
  return {
    seed: values.seed ?? String(randomInt(1_000_000)),
    seconds: readCount(values.seconds, usualSeconds, 1, 'seconds'),
    buyersPerMinute: readCount(values.buyers, usualBuyersPerMinute, 1, 'buyers'),
    only: readServices(values.only),
  };
}

/**
 * Sends buyers through a shop whose services fall silent one after the other, and prints what they saw; the exit code is
 * 1 when a request had no answer, a paid file was not at hand, the next buyer had to wait, or anything is lost or doubled.
 * @param {string[]} args
 */
export const stall = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ seconds, only }) => `${only.join(', ') || 'Every service'} silent for ${seconds} s`,
    run: async (options, stage) => (await import('./stall-run.mjs')).runStalls({ ...options, ...stage }),
    report,
  });
