import { endings } from '../bench/endings.mjs';
import { oneFailed, onePassed, TestsFailed } from './count.mjs';

/**
 * A short run of one of the site's trials, as a step.
 * @template Options
 * @template {{ violations: string[] }} Result
 * @param {Options} options
 * @param {() => Promise<{ run: (options: Options & import('../bench/trial.mjs').Stage) => Promise<Result>,
 *   report: (result: Result, options: Options) => string }>} load only then: it imports what the build before it has made
 */
function shortTrial(options, load) {
  /** @param {(detail: string) => void} say */
  return async (say) => {
    const ending = endings();
    try {
      const { run, report } = await load();
      const result = await run({ ...options, endings: ending, say });
      if (result.violations.length > 0) {
        throw new TestsFailed(`${result.violations.length} violations`, oneFailed, report(result, options));
      }
      return onePassed;
    } finally {
      await ending.run();
    }
  };
}

/** A short run of what `npm run chaos` does: few buyers, and each part of the shop dies at least once. */
export const runShortChaos = shortTrial(
  { seed: '7', orders: 30, blows: 4, store: /** @type {const} */ ('postgres') },
  async () => ({
    run: (await import('../chaos/chaos-run.mjs')).runChaos,
    report: (await import('../chaos/run-chaos.mjs')).report,
  }),
);

/** A short run of what `npm run broadcasts` does. */
export const runShortBroadcast = shortTrial({ readers: 300, kills: 1 }, async () => ({
  run: (await import('../broadcasts/broadcast-run.mjs')).runBroadcast,
  report: (await import('../broadcasts/run-broadcasts.mjs')).report,
}));
