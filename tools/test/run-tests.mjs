import { parseArgs } from 'node:util';

import { install } from '../start/install.mjs';
import { showStep } from '../start/progress.mjs';
import { CommandFailed } from '../start/run-command.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { stopWithParent } from '../start/watch-parent.mjs';
import { closingLine, oneFailed, sum } from './count.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** @typedef {import('./count.mjs').Count} Count */

/** @param {unknown} error */
function tell(error) {
  if (error instanceof CommandFailed || error instanceof TestsFailed) console.log(error.output.trim());
  console.log(error instanceof Error ? error.message : error);
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {Promise<Count>} [begun] the step's run, where it has begun already
 * @returns {Promise<Count>}
 */
async function take(step, begun) {
  const shown = showStep(step.title);
  try {
    const count = await (begun ?? step.run(shown.say));
    const single = count.passed === 1 && count.skipped === 0;
    shown.done(single ? step.title : `${step.title}: ${closingLine(count)}`);
    return count;
  } catch (error) {
    shown.failed();
    if (!isStopping()) tell(error);
    return error instanceof TestsFailed ? error.count : oneFailed;
  }
}

/**
 * Runs a step before its turn to be shown; how it ends is told at its turn.
 * @param {import('./steps.mjs').Step} step
 */
function begin(step) {
  const run = step.run(() => undefined);
  run.catch(() => undefined);
  return run;
}

/** @param {string[]} args */
function chosenNames(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  return values.only?.split(',').map((name) => name.trim());
}

/**
 * Runs every check, or those named by --only, and ends with one line that counts them.
 * @param {string[]} args
 */
export async function test(args) {
  stopWithParent(process.env);
  endChildrenOnSignals();
  const only = chosenNames(args);
  try {
    await install();
  } catch (error) {
    tell(error);
    console.log(closingLine(oneFailed));
    process.exitCode = 1;
    return;
  }
  const { steps } = await import('./steps.mjs');
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `No step is called ${unknown.join(', ')}. There are: ${steps.map((s) => s.name).join(', ')}.`,
    );
  }
  /** @type {Map<string, Count>} */
  const counts = new Map();
  /** @type {Map<string, Promise<Count>>} */
  const begun = new Map();
  const chosen = steps.filter(({ name }) => !only || only.includes(name));
  for (const [at, step] of chosen.entries()) {
    const beside = chosen[at + 1];
    if (beside?.isBeside) begun.set(beside.name, begin(beside));
    const broken = step.after?.find((name) => counts.get(name)?.failed);
    if (broken) console.log(`✗ ${step.title}: not tried, because "${broken}" failed`);
    counts.set(step.name, broken ? oneFailed : await take(step, begun.get(step.name)));
    // A run that was broken off has no result.
    if (isStopping()) return;
  }
  const total = sum([...counts.values()]);
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
