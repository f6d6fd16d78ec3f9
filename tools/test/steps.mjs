import { runCommand } from '../start/run-command.mjs';
import { runNx } from '../start/build.mjs';
import { inRoot } from '../start/paths.mjs';
import { runShortBroadcast } from './broadcast.mjs';
import { runShortChaos } from './chaos.mjs';
import { onePassed } from './count.mjs';
import { runJest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { checkManuscripts } from './manuscript-wall.mjs';
import { checkSoldFiles } from './sold-files.mjs';
import { checkTypes } from './types.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for --only
 * @property {string} title what it is to a reader
 * @property {string[]} [after] names of steps that must not have failed
 * @property {boolean} [isBeside] runs at the same time as the step before it
 * @property {(say: (detail: string) => void) => Promise<import('./count.mjs').Count>} run
 */

/** @param {string} program below node_modules @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const nodeProgram = (program, args, env = {}) =>
  runCommand(process.execPath, [inRoot('node_modules', program), ...args], { env });

/** A check that only succeeds or fails counts as one test. @param {() => Promise<unknown>} work */
const one = (work) => async () => {
  await work();
  return onePassed;
};

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

/** @type {Step[]} */
export const steps = [
  {
    name: 'generate',
    title: 'Catalogue from the content',
    run: one(() => runNx(['run-many', '-t', 'generate', '--outputStyle=static'])),
  },
  {
    name: 'format',
    title: 'Format',
    isBeside: true,
    run: one(() => nodeProgram('prettier/bin/prettier.cjs', ['--check', '.'])),
  },
  { name: 'lint', title: 'Lint', run: one(lint) },
  {
    name: 'types',
    title: 'Types',
    run: one(checkTypes),
  },
  {
    name: 'walls',
    title: 'Walls between the parts',
    isBeside: true,
    run: one(() => nodeProgram('dependency-cruiser/bin/dependency-cruise.mjs', [...cruise, ...folders])),
  },
  {
    name: 'build',
    title: 'Build and sizes',
    run: one(() => runNx(['run-many', '-t', 'build', '--outputStyle=static'])),
  },
  {
    name: 'manuscripts',
    title: 'No manuscript in the browser',
    after: ['build'],
    run: one(async () => {
      await checkManuscripts();
      await checkSoldFiles();
    }),
  },
  { name: 'unit', title: 'Specs', run: runJest },
  { name: 'chaos', title: 'Buyers while everything dies', after: ['build'], run: runShortChaos },
  {
    name: 'broadcast',
    title: 'A letter to many while the site dies',
    after: ['build'],
    run: runShortBroadcast,
  },
  { name: 'e2e', title: 'Journeys in a browser', after: ['build'], run: runJourneys },
];
