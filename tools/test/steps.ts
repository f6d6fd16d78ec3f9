import { build, checkSizes } from '../build/build.mjs';
import { readContent } from '../build/content.mjs';
import { checkManuscripts, checkPrograms, checkSoldFiles } from './built-files.js';
import { checkFormat, checkImportRules, checkLint, checkTypes } from './checks.js';
import { onePassed, type StepResult } from './count.js';
import { runSpecs } from './jest.js';
import { runJourneys } from './journeys.js';
import { runShortBroadcast, runShortChaos, runShortOperations } from './trials.js';

export interface Step {
  /** The name for `--only`. */
  name: string;
  title: string;
  /** Steps that must have passed before. */
  after?: string[];
  /** Runs at the same time as the step before it. */
  isParallel?: boolean;
  /** Only runs in CI, with `--all`, or by name. */
  isForCi?: boolean;
  run(say: (detail: string) => void): Promise<StepResult>;
}

/** Counts a check that passes or fails as one test. */
const check = (work: () => Promise<unknown>) => async () => {
  await work();
  return onePassed;
};

/** Quick checks come first. */
export const steps: readonly Step[] = [
  {
    name: 'content',
    title: 'Content',
    // In CI, a missing picture means that it was not committed.
    run: check(() => readContent(process.env['CI'] ? '--drawn' : '--draw')),
  },
  { name: 'format', title: 'Format', isParallel: true, run: check(checkFormat) },
  { name: 'lint', title: 'Lint', run: check(checkLint) },
  { name: 'import-rules', title: 'Import rules', isParallel: true, run: check(checkImportRules) },
  { name: 'types', title: 'Types', run: check(checkTypes) },
  {
    name: 'build',
    title: 'Build and sizes',
    run: check(async () => {
      await build();
      await checkSizes();
    }),
  },
  {
    name: 'manuscripts',
    title: 'No manuscript in the browser, no content in programs',
    after: ['build'],
    run: check(async () => {
      await checkManuscripts();
      await checkSoldFiles();
      await checkPrograms();
    }),
  },
  { name: 'unit', title: 'Specs', run: runSpecs },
  { name: 'e2e', title: 'Journeys in a browser', after: ['build'], run: runJourneys },
  {
    name: 'chaos',
    title: 'Buyers while processes are killed',
    isForCi: true,
    after: ['build'],
    run: runShortChaos,
  },
  {
    name: 'broadcast',
    title: 'A broadcast while the site is killed',
    isForCi: true,
    after: ['build'],
    run: runShortBroadcast,
  },
  {
    name: 'operations',
    title: 'Restart behind proxies, lost machine and restore',
    isForCi: true,
    after: ['build'],
    run: runShortOperations,
  },
];
