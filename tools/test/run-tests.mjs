import { parseArgs } from 'node:util';

import { CommandFailed, stopChildren } from '../start/children.mjs';
import { install } from '../start/install.mjs';
import { showStep } from '../start/progress.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from '../start/signals.mjs';
import { closingLine, leftOut, oneFailed, slowest, sum, TestsFailed } from './count.mjs';
import { useMemory } from './memory-folder.mjs';
import { tellMissingPrograms } from './programs.mjs';
import { watchdog } from './watchdog.mjs';

/** @typedef {import('./count.mjs').Result} Result */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./changes.mjs').Changes} Changes */

/** @param {unknown} error */
function tell(error) {
  if (error instanceof CommandFailed || error instanceof TestsFailed) console.log(error.output.trim());
  console.log(error instanceof Error ? error.message : error);
}

/** @param {string[]} args */
function readArgs(args) {
  const options = /** @type {const} */ ({
    only: { type: 'string' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    trials: { type: 'boolean' },
  });
  const { only, changed, since, trials } = parseArgs({ args, options }).values;
  // For jest and Playwright too.
  if (!trials && !process.env.CI) process.env.WITHOUT_TRIALS = '1';
  return {
    only: only?.split(',').map((name) => name.trim()),
    changed: changed || since !== undefined,
    since,
  };
}

/** @param {Step[]} steps @param {string[]} [only] */
function choose(steps, only) {
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Error(`No step is called ${unknown.join(', ')}. There are: ${known}.`);
  }
  const { WITHOUT_TRIALS } = process.env;
  return steps.filter(({ name, isTrial }) => (only ? only.includes(name) : !isTrial || !WITHOUT_TRIALS));
}

/** @param {Result[]} results */
function close(results) {
  const times = results.flatMap((result) => result.times ?? []);
  if (times.length > 0) console.log(`\nLongest:\n${slowest(times).join('\n')}\n`);
  for (const line of leftOut(results.flatMap((result) => result.reasons ?? []))) console.log(line);
  console.log(closingLine(sum(results.map(({ count }) => count))));
}

/** Takes the steps in their order and counts. */
export class Run {
  /** @type {Map<string, Result>} */
  #results = new Map();
  /** @type {Map<string, Promise<Result>>} */
  #begun = new Map();
  #dog;
  #changes;

  /**
   * @param {Changes} [changes] of which only what they can touch is tested
   * @param {number} [silenceMs] how long nothing may be heard of any step
   */
  constructor(changes, silenceMs) {
    this.#changes = changes;
    this.#dog = watchdog((waitedFor) => void this.#endSilent(waitedFor), silenceMs);
  }

  /** @param {Step[]} steps */
  async take(steps) {
    for (const [at, step] of steps.entries()) {
      const beside = steps[at + 1];
      if (beside?.isBeside) this.#begin(beside);
      const broken = step.after?.find((name) => this.#results.get(name)?.count.failed);
      if (broken) console.log(`✗ ${step.title}: not tried, because "${broken}" failed`);
      this.#results.set(step.name, broken ? oneFailed : await this.#show(step));
      // A run that was broken off has no result.
      if (isStopping()) return;
    }
    this.#dog.stop();
    const results = [...this.#results.values()];
    close(results);
    process.exitCode = results.some(({ count }) => count.failed > 0) ? 1 : 0;
  }

  /** @param {Step} step @param {(detail: string) => void} [show] */
  async #work(step, show) {
    /** @param {string} detail */
    const say = (detail) => {
      this.#dog.heard(step.title, detail);
      show?.(detail);
    };
    this.#dog.heard(step.title);
    try {
      return await step.run(say, this.#changes);
    } finally {
      this.#dog.done(step.title);
    }
  }

  /** Runs a step before its turn to be shown; how it ends is told at its turn. @param {Step} step */
  #begin(step) {
    const run = this.#work(step);
    run.catch(() => undefined);
    this.#begun.set(step.name, run);
  }

  /** @param {Step} step @returns {Promise<Result>} */
  async #show(step) {
    const shown = showStep(step.title);
    try {
      const result = await (this.#begun.get(step.name) ?? this.#work(step, shown.say));
      const { passed, skipped } = result.count;
      const isOne = passed === 1 && skipped === 0;
      shown.done(isOne ? step.title : `${step.title}: ${closingLine(result.count)}`);
      return result;
    } catch (error) {
      shown.failed();
      if (!isStopping()) tell(error);
      return error instanceof TestsFailed ? error.result : oneFailed;
    }
  }

  /** @param {string[]} waitedFor */
  async #endSilent(waitedFor) {
    console.log(`\n✗ Nothing more was heard of: ${waitedFor.join('; ')}. The run ends here.`);
    await stopChildren();
    close([...this.#results.values(), oneFailed]);
    process.exit(1);
  }
}

/**
 * Runs every check, or those named by --only, of all the project or of what a change can touch (--changed, --since), and
 * ends with one line that counts them. What takes longest and fails least is for CI, and for --trials.
 * @param {string[]} args
 */
export async function test(args) {
  stopWithParent(process.env);
  useMemory(process.env);
  endChildrenOnSignals();
  const { only, changed, since } = readArgs(args);
  try {
    await install({ tests: true });
    const missing = await tellMissingPrograms();
    if (missing) console.log(missing);
    const { findChanges } = await import('./changes.mjs');
    const changes = changed ? await findChanges(since) : 'everything';
    if (changed && changes === 'everything')
      console.log('What has changed can touch everything: all of it is tested.');
    const { steps } = await import('./steps.mjs');
    const chosen = choose(steps, only);
    if (changes === 'everything') return await new Run().take(chosen);
    console.log(`${changes.files.length} files have changed: what they cannot reach is left out.`);
    await new Run(changes).take(chosen.filter((step) => step.isConcerned?.(changes) ?? true));
  } catch (error) {
    tell(error);
    close([oneFailed]);
    process.exitCode = 1;
  }
}
