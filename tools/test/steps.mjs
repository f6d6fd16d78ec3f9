import { runCommand } from '../start/run-command.mjs';
import { runNx } from '../start/build.mjs';
import { packageFolders } from '../start/packages.mjs';
import { inRoot } from '../start/paths.mjs';
import { runShortBroadcast } from './broadcast.mjs';
import { runShortChaos } from './chaos.mjs';
import { onePassed } from './count.mjs';
import { runJest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { checkManuscripts } from './manuscript-wall.mjs';
import { checkSoldFiles } from './sold-files.mjs';
import { checkTypes } from './types.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title what it is to a reader
 * @property {string[]} [after] names of steps that must not have failed
 * @property {boolean} [isBeside] runs at the same time as the step before it
 * @property {(changes: Changes) => boolean} [isConcerned] whether a change can touch what it checks
 * @property {(say: (detail: string) => void, changes?: Changes) => Promise<import('./count.mjs').Result>} run
 */

/** @param {string} program below node_modules @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const nodeProgram = (program, args, env = {}) =>
  runCommand(process.execPath, [inRoot('node_modules', program), ...args], { env });

/** Two processes, one for each side of the wire: one alone runs out of memory, one for each package takes longer. */
const sides = {
  server: ['backend', 'deploy', 'e2e', 'tools', 'eslint.config.mjs', 'jest.config.mjs'],
  browser: ['libs', 'shell', 'widgets'],
};

async function lint() {
  const runs = Object.entries(sides).map(([side, folders]) =>
    nodeProgram('eslint/bin/eslint.js', folders, {
      LINT_PROJECT: inRoot(`tools/walls/eslint/tsconfig.${side}.json`),
    }),
  );
  const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
  if (failed) throw /** @type {PromiseRejectedResult} */ (failed).reason;
}

const cruise = ['--config', '.dependency-cruiser.cjs', '--progress', 'none'];
const folders = ['backend', 'shell', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/** The packages that a change can reach, and the tools. @param {Changes} changes */
const reachedFolders = ({ reached }) =>
  [...packageFolders(), 'tools'].filter((folder) => reached.some((file) => file.startsWith(`${folder}/`)));

/**
 * In the order in which they fail: what looks at the text in seconds, what runs it, what takes long.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'generate',
    title: 'Catalogue from the content',
    async run() {
      await runNx(['run-many', '-t', 'generate', '--outputStyle=static']);
      return onePassed;
    },
  },
  {
    name: 'format',
    title: 'Format',
    isBeside: true,
    async run(_say, changes) {
      const files = changes?.files ?? ['.'];
      await nodeProgram('prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...files]);
      return onePassed;
    },
  },
  {
    name: 'lint',
    title: 'Lint',
    async run() {
      await lint();
      return onePassed;
    },
  },
  {
    name: 'types',
    title: 'Types',
    async run(_say, changes) {
      await checkTypes(changes && reachedFolders(changes));
      return onePassed;
    },
  },
  {
    name: 'walls',
    title: 'Walls between the parts',
    isBeside: true,
    async run() {
      await nodeProgram('dependency-cruiser/bin/dependency-cruise.mjs', [...cruise, ...folders]);
      return onePassed;
    },
  },
  {
    name: 'build',
    title: 'Build and sizes',
    async run() {
      await runNx(['run-many', '-t', 'build', '--outputStyle=static']);
      return onePassed;
    },
  },
  {
    name: 'manuscripts',
    title: 'No manuscript in the browser',
    after: ['build'],
    async run() {
      await checkManuscripts();
      await checkSoldFiles();
      return onePassed;
    },
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
    after: ['build'],
    isConcerned: ({ files }) => files.some((file) => /^tools\/(chaos|buyers)\//.test(file)),
    run: runShortChaos,
  },
  {
    name: 'broadcast',
    title: 'A letter to many while the site dies',
    after: ['build'],
    isConcerned: ({ files }) => files.some((file) => /^tools\/broadcasts\//.test(file)),
    run: runShortBroadcast,
  },
];
