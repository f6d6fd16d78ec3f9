import { parseArgs } from 'node:util';

import { columns } from '../bench/table.mjs';
import { hold, readCount } from '../bench/trial.mjs';
import { calls } from './calls.mjs';

const usualPairs = 2_000;

/** @param {string[]} args */
function readArguments(args) {
  const option = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({ args, options: { pairs: option, only: option } });
  const names = Object.keys(calls);
  const only = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No call is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  return { pairs: readCount(values.pairs, usualPairs, 20, 'pairs'), only };
}

/** @param {number} ms */
const inMs = (ms) => `${ms.toFixed(3)} ms`;

/** A run as a reader wants it. @param {Awaited<ReturnType<typeof import('./timing-run.mjs').runTiming>>} result */
function report({ comparisons }) {
  const heading = ['', 'known', 'unknown', 'difference', 'by chance', ''];
  const rows = comparisons.map(({ title, knownMs, unknownMs, differenceMs, likelihood, isSame }) => [
    title,
    inMs(knownMs),
    inMs(unknownMs),
    inMs(differenceMs),
    likelihood < 0.0005 ? 'p < 0.001' : `p = ${likelihood.toFixed(3)}`,
    isSame ? 'same' : 'DIFFERENT',
  ]);
  return columns([heading, ...rows], new Set([1, 2, 3, 4]));
}

/**
 * Asks a site with addresses that it knows and with others, in pairs, and prints the medians of its answers' times and
 * whether they differ; the exit code is 1 where they do.
 * @param {string[]} args
 */
export const timing = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ pairs }) => `Answers to known and unknown addresses, ${pairs} pairs of each`,
    run: async (options, stage) => (await import('./timing-run.mjs')).runTiming({ ...options, ...stage }),
    report,
  });
