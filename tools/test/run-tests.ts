import { parseArgs } from 'node:util';

import { CommandFailed } from '../start/children.mjs';
import { showStep } from '../start/progress.mjs';
import { endChildrenOnSignals, exitWhenOrphaned, isStopping } from '../start/signals.mjs';
import {
  closingLine,
  oneFailed,
  skippedBecause,
  slowest,
  type StepResult,
  sum,
  TestsFailed,
} from './count.js';
import { tellMissingPrograms } from './programs.mjs';
import { type Step, steps } from './steps.js';

function printError(error: unknown): void {
  if (error instanceof CommandFailed || error instanceof TestsFailed) console.log(error.output.trim());
  console.log(error instanceof Error ? error.message : error);
}

/** @throws when `--only` names an unknown step */
export function chooseSteps(all: readonly Step[], only: readonly string[] | undefined): readonly Step[] {
  const unknown = only?.filter((name) => !all.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`No step is called ${unknown.join(', ')}. There are: ${known}.`);
  }
  return all.filter(({ name, isForCi }) => (only ? only.includes(name) : !isForCi || !process.env['QUICK']));
}

function printSummary(results: readonly StepResult[]): void {
  const times = results.flatMap((result) => result.times ?? []);
  if (times.length > 0) console.log(`\nSlowest:\n${slowest(times).join('\n')}\n`);
  for (const line of skippedBecause(results.flatMap((result) => result.reasons ?? []))) console.log(line);
  console.log(closingLine(sum(results.map(({ count }) => count))));
}

async function runStep({ title, run }: Step): Promise<StepResult> {
  const shown = showStep(title);
  try {
    const result = await run(shown.say);
    const { passed, skipped } = result.count;
    shown.done(passed === 1 && skipped === 0 ? title : `${title}: ${closingLine(result.count)}`);
    return result;
  } catch (error) {
    shown.failed();
    if (!isStopping()) printError(error);
    return error instanceof TestsFailed ? error.result : oneFailed;
  }
}

/** Runs steps in order and sets the exit code. A failed step does not stop those that do not depend on it. */
export async function runSteps(chosen: readonly Step[]): Promise<void> {
  const results = new Map<string, StepResult>();
  const runOne = async (step: Step) => {
    const broken = step.after?.find((name) => results.get(name)?.count.failed);
    if (broken) console.log(`✗ ${step.title}: not run, because "${broken}" failed`);
    results.set(step.name, broken ? oneFailed : await runStep(step));
  };
  for (const [at, step] of chosen.entries()) {
    if (step.isParallel && at > 0) continue;
    const next = chosen[at + 1];
    await Promise.all([runOne(step), ...(next?.isParallel ? [runOne(next)] : [])]);
    if (isStopping()) return;
  }
  printSummary([...results.values()]);
  process.exitCode = [...results.values()].some(({ count }) => count.failed > 0) ? 1 : 0;
}

/**
 * Runs every check, or those named by --only, and ends with one line that counts them. Outside CI and without --all, the
 * specs marked as slow and all journeys but one per area of the site are left out.
 */
export async function test(args: string[]): Promise<void> {
  exitWhenOrphaned(process.env);
  endChildrenOnSignals();
  try {
    const options = { only: { type: 'string' }, all: { type: 'boolean' } } as const;
    const { only, all } = parseArgs({ args, options }).values;
    // Read by jest.config.mjs and playwright.config.ts.
    if (!all && !process.env['CI']) process.env['QUICK'] = '1';
    const missing = await tellMissingPrograms();
    if (missing) console.log(missing);
    await runSteps(
      chooseSteps(
        steps,
        only?.split(',').map((name) => name.trim()),
      ),
    );
  } catch (error) {
    printError(error);
    printSummary([oneFailed]);
    process.exitCode = 1;
  }
}
