import { Cleanup } from '../harness/cleanup.js';
import type { Trial } from '../harness/run-trial.js';
import { oneFailed, onePassed, type StepResult, TestsFailed } from './count.js';

/** @param load imports the trial late, because it imports built files */
const shortTrial =
  <Options, Result extends { violations: readonly string[]; skipped?: string }>(
    load: () => Promise<Trial<Options, Result>>,
    args: string[],
  ) =>
  async (say: (detail: string) => void): Promise<StepResult> => {
    const trial = await load();
    const options = trial.read(args);
    const cleanup = new Cleanup();
    try {
      const result = await trial.run(options, { cleanup, say });
      const { length } = result.violations;
      if (result.skipped) return { count: { passed: 0, failed: 0, skipped: 1 }, reasons: [result.skipped] };
      if (length > 0) throw new TestsFailed(`${length} violations`, oneFailed, trial.report(result, options));
      return onePassed;
    } finally {
      await cleanup.run();
    }
  };

/** Runs `npm run chaos` with few buyers; each part of the shop dies at least once. */
export const runShortChaos = shortTrial(
  async () => (await import('../chaos/run-chaos.js')).chaosTrial,
  ['--seed', '7', '--orders', '30', '--kills', '4'],
);

/** Runs `npm run broadcasts` with few readers and one kill. */
export const runShortBroadcast = shortTrial(
  async () => (await import('../broadcasts/run-broadcasts.js')).broadcastTrial,
  ['--readers', '300', '--kills', '1'],
);

/** Runs `npm run operations` in less than a minute, without a container engine. */
export const runShortOperations = shortTrial(
  async () => (await import('../operations/run-operations.js')).operationsTrial,
  ['--short'],
);
