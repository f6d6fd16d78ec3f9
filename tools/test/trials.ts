import { endings } from '../bench/endings.mjs';
import { oneFailed, onePassed, type StepResult, TestsFailed } from './count.js';

/** Runs a trial, which is imported late because it imports what the build makes. */
type Trial = (stage: {
  endings: ReturnType<typeof endings>;
  say: (detail: string) => void;
}) => Promise<{ violations: string[]; report: string }>;

const shortTrial =
  (trial: Trial) =>
  async (say: (detail: string) => void): Promise<StepResult> => {
    const ending = endings();
    try {
      const { violations, report } = await trial({ endings: ending, say });
      if (violations.length > 0) throw new TestsFailed(`${violations.length} violations`, oneFailed, report);
      return onePassed;
    } finally {
      await ending.run();
    }
  };

/** Runs `npm run chaos` with few buyers; each part of the shop dies at least once. */
export const runShortChaos = shortTrial(async (stage) => {
  const options = { seed: '7', orders: 30, blows: 4, store: 'postgres' as const };
  const { runChaos } = await import('../chaos/chaos-run.mjs');
  const { report } = await import('../chaos/run-chaos.mjs');
  const result = await runChaos({ ...options, ...stage });
  return { violations: result.violations, report: report(result, options) };
});

/** Runs `npm run broadcasts` with few readers and one kill. */
export const runShortBroadcast = shortTrial(async (stage) => {
  const { runBroadcast } = await import('../broadcasts/broadcast-run.mjs');
  const { report } = await import('../broadcasts/run-broadcasts.mjs');
  const options = { readers: 300, kills: 1 };
  const result = await runBroadcast({ ...options, ...stage });
  return { violations: result.violations, report: report(result, options) };
});
