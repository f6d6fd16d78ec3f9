import { once } from 'node:events';

import { startChild } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { showStep } from '../start/progress.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, exitWhenOrphaned, isStopping } from '../start/signals.mjs';
import { Cleanup } from './cleanup.js';

/** Passed to a run, to clean up and to show its progress. */
export interface Stage {
  cleanup: Cleanup;
  say(detail: string): void;
}

export interface Trial<Options, Result> {
  /** Reads the arguments of the command. @throws an error with a sentence if they are invalid */
  read(args: string[]): Options;
  title(options: Options): string;
  run(options: Options, stage: Stage): Promise<Result>;
  report(result: Result, options: Options): string;
}

/** Builds what is missing, with its output on standard error. */
async function build(): Promise<boolean> {
  const child = startChild(process.execPath, [inRoot('tools/build/main.mjs'), 'start'], {
    cwd: inRoot(),
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Makes a command of a trial: build, run, report. The exit code is 1 after a failure or a violation. */
export const command =
  <Options, Result extends { violations: readonly string[] }>(trial: Trial<Options, Result>) =>
  async (args: string[]): Promise<void> => {
    exitWhenOrphaned(process.env);
    const cleanup = new Cleanup();
    endChildrenOnSignals(() => cleanup.run());
    try {
      const options = trial.read(args);
      if (!(await build())) throw new Error('The build failed.');
      const step = showStep(trial.title(options), process.stderr);
      const result = await trial.run(options, { cleanup, say: step.say }).catch((error: unknown) => {
        step.failed();
        throw error;
      });
      step.done(trial.title(options));
      console.log(`\n${trial.report(result, options)}`);
      if (result.violations.length > 0) process.exitCode = 1;
    } catch (error) {
      if (!isStopping()) console.error(explain(error));
      process.exitCode = 1;
    } finally {
      await cleanup.run();
    }
  };

/** Reads a whole number. @param name of the option */
export function readCount(text: string | undefined, fallback: number, least: number, name: string): number {
  const count = text === undefined ? fallback : Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`--${name} must be a whole number of at least ${least}, not "${text}".`);
}

/** Reads a list of names, separated by commas. @throws if one is unknown */
export function readNames<Name extends string>(text: string, known: readonly Name[]): Name[] {
  return text.split(',').map((word) => {
    const name = known.find((each) => each.toLowerCase() === word.trim().toLowerCase());
    if (name === undefined) throw new Error(`There is no "${word}". There are: ${known.join(', ')}.`);
    return name;
  });
}
