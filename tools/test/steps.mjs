import { build, checkSizes } from '../build/build.mjs';
import { readContent } from '../build/content.mjs';
import { runShortBroadcast, runShortChaos } from './trials.mjs';
import { onePassed } from './count.mjs';
import { checkFormat, checkLint, checkTypes, checkImportRules } from './checks.mjs';
import { runJest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { checkManuscripts, checkPrograms, checkSoldFiles } from './built-files.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title what it is to a reader
 * @property {string[]} [after] names of steps that must not have failed
 * @property {boolean} [isBeside] runs at the same time as the step before it
 * @property {boolean} [isTrial] a short run of what has a command of its own: in CI, by --trials or by its name
 * @property {(changes: Changes) => boolean} [isConcerned] whether a change can touch what it checks
 * @property {(say: (detail: string) => void, changes?: Changes) => Promise<import('./count.mjs').Result>} run
 */

/** A check that only succeeds or fails counts as one test. @param {(changes?: Changes) => Promise<unknown>} work @returns {Step['run']} */
const one = (work) => async (_say, changes) => {
  await work(changes);
  return onePassed;
};

/** Whether a file of some folders has changed. @param {RegExp} folders @returns {NonNullable<Step['isConcerned']>} */
const ofFolders =
  (folders) =>
  ({ files }) =>
    files.some((file) => folders.test(file));

/**
 * In the order in which they fail: what looks at the text in seconds, what runs it, what takes long.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'content',
    title: 'Content',
    // What a machine of others finds missing was not committed.
    run: one(() => readContent(process.env.CI ? '--drawn' : '--draw')),
  },
  {
    name: 'format',
    title: 'Format',
    isBeside: true,
    run: one((changes) => checkFormat(changes?.files)),
  },
  {
    name: 'lint',
    title: 'Lint',
    isConcerned: ofFolders(/\.[cm]?[jt]sx?$/),
    run: one((changes) => checkLint(changes?.files)),
  },
  {
    name: 'import-rules',
    title: 'Rules for imports',
    isBeside: true,
    run: one((changes) => checkImportRules(changes?.files)),
  },
  {
    name: 'types',
    title: 'Types',
    isConcerned: ofFolders(/\.([cm]?[jt]sx?|json)$/),
    run: one(() => checkTypes()),
  },
  {
    name: 'build',
    title: 'Build and sizes',
    run: one(async () => {
      await build();
      await checkSizes();
    }),
  },
  {
    name: 'manuscripts',
    title: 'No manuscript in the browser, no content in programs',
    after: ['build'],
    run: one(async () => {
      await checkManuscripts();
      await checkSoldFiles();
      await checkPrograms();
    }),
  },
  {
    name: 'unit',
    title: 'Specs',
    isConcerned: ({ specs }) => specs.length > 0,
    run: (say, changes) => runJest(say, { files: changes?.specs }),
  },
  {
    name: 'e2e',
    title: 'Journeys in a browser',
    after: ['build'],
    isConcerned: ({ journeys }) => journeys.length > 0,
    run: (say, changes) => runJourneys(say, { files: changes?.journeys }),
  },
  {
    name: 'chaos',
    title: 'Buyers while everything dies',
    isTrial: true,
    after: ['build'],
    isConcerned: ofFolders(/^tools\/(chaos|buyers)\//),
    run: runShortChaos,
  },
  {
    name: 'broadcast',
    title: 'A letter to many while the site dies',
    isTrial: true,
    after: ['build'],
    isConcerned: ofFolders(/^tools\/broadcasts\//),
    run: runShortBroadcast,
  },
];
