import { endings } from '../bench/endings.mjs';
import { oneFailed, onePassed } from './count.mjs';
import { TestsFailed } from './tests-failed.mjs';

/**
 * A short run of one of the site's trials, as a step.
 * @template Options
 * @template {{ violations: string[] }} Result
 * @param {Options} options
 * @param {() => Promise<{ run: (options: Options & import('../bench/trial.mjs').Stage) => Promise<Result>,
 *   report: (result: Result, options: Options) => string }>} load only then: it imports what the build before it has made
 */
export function shortTrial(options, load) {
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
