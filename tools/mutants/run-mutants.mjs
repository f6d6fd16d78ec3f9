import { parseArgs } from 'node:util';

import { columns } from '../bench/table.mjs';
import { hold, readCount } from '../bench/trial.mjs';
import { install } from '../start/install.mjs';

/** @typedef {import('./mutants-run.mjs').Fate} Fate */
/** @typedef {Awaited<ReturnType<typeof import('./mutants-run.mjs').runMutants>> & { violations: string[] }} MutantsResult */

const leastCaught = 0.9;
const usualMinutes = 120;
const usualWorkers = 2;

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** @param {string} name @param {Fate[]} fates */
function row(name, fates) {
  const count = (/** @type {string[]} */ ...kinds) => fates.filter(({ fate }) => kinds.includes(fate)).length;
  const tried = fates.length - count('untried');
  const caught = count('caught', 'waited');
  return [
    name,
    ...[
      fates.length,
      count('caught'),
      count('waited'),
      count('lives'),
      count('unseen'),
      count('untried'),
    ].map(String),
    tried > 0 ? percent(caught / tried) : '',
  ];
}

const heading = ['', 'changes', 'noticed', 'by waiting', 'live', 'never run', 'not tried', 'caught'];

/** @param {MutantsResult} result @param {{ only: string[], specs: string[] }} options */
export function report(
  { sources, fates, unexplained, explained, leftOut, violations, seconds },
  { only, specs },
) {
  const rows = sources
    .filter(({ mutants }) => mutants.length > 0)
    .map(({ file }) =>
      row(
        file,
        fates.filter(({ mutant }) => mutant.file === file),
      ),
    );
  const tell = (/** @type {Fate} */ { mutant, fate, outlived }) => {
    const { file, line, within, before, after, id } = mutant;
    const ran = fate === 'unseen' ? 'never run' : `outlived ${outlived.length} specs`;
    return `  ${file}:${line} ${within}: ${before}  →  ${after || '(left out)'}  (${ran}) #${id}`;
  };
  const choices = Object.entries({ only, specs }).flatMap(([name, words]) =>
    words.length > 0 ? [`--${name} ${words.join(',')}`] : [],
  );
  const lists = {
    'Not noticed by any spec, and not explained': unexplained.map(tell),
    'Not tried with all their specs': fates.filter(({ fate }) => fate === 'untried').map(tell),
    'Specs that did not pass without a change': leftOut.map((each) => `  ${each}`),
    Violations: violations.map((each) => `  ${each}`),
  };
  return [
    columns([heading, ...rows, row('all', fates)], new Set([1, 2, 3, 4, 5, 6, 7])),
    '',
    `${explained.length} that live are explained in tools/mutants/explained.json. ${Math.round(seconds)} s.`,
    ...Object.entries(lists).flatMap(([title, lines]) =>
      lines.length > 0 ? ['', `${title}:`, ...lines] : [],
    ),
    '',
    `Repeat it with: npm run mutants${choices.length > 0 ? ` -- ${choices.join(' ')}` : ''}`,
  ].join('\n');
}

/** @param {string} [value] with commas */
const readList = (value) => value?.split(',').map((words) => words.trim()) ?? [];

/** @param {string[]} args */
function readArguments(args) {
  const option = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args,
    options: {
      ...{ only: option, specs: option, quick: { type: 'boolean' } },
      ...{ minutes: option, workers: option, notes: option },
    },
  });
  return {
    isQuick: values.quick ?? false,
    only: readList(values.only),
    specs: readList(values.specs),
    minutes: readCount(values.minutes, usualMinutes, 1, 'minutes'),
    workers: readCount(values.workers, usualWorkers, 1, 'workers'),
    notes: values.notes,
  };
}

/**
 * Plants changes in what takes money, gives files and sends mail, one after the other, and prints which of them no spec
 * notices; the exit code is 1 when these are more than one of ten, or the ledger of those that are explained is out of date.
 * @param {string[]} args
 */
export const mutants = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ only }) => `Changes planted in ${only.join(', ') || 'the road from click to mail'}`,
    ready: async () => {
      await install({ tests: true });
      return true;
    },
    run: async (options, stage) => {
      const result = await (await import('./mutants-run.mjs')).runMutants({ ...options, ...stage });
      const isEnough = result.caughtShare >= leastCaught;
      return {
        ...result,
        violations: [
          ...(isEnough ? [] : [`${percent(result.caughtShare)} caught, and not ${percent(leastCaught)}`]),
          ...result.stale.map(
            ({ file, before, after }) => `explained without need: ${file}: ${before} → ${after}`,
          ),
        ],
      };
    },
    report,
  });
