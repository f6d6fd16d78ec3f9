import { endings } from '../bench/endings.mjs';
import { onePassed, oneFailed } from './count.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** A short run of what `npm run chaos` does: few buyers, and each part of the shop dies at least once. */
const options = { seed: '7', orders: 30, blows: 4, store: /** @type {const} */ ('postgres') };

/**
 * Sends some buyers through a breaking shop.
 * @param {(detail: string) => void} say
 */
export async function runShortChaos(say) {
  const ending = endings();
  try {
    // Only now: it imports what the build before it has made.
    const [{ runChaos }, { report }] = await Promise.all([
      import('../chaos/chaos-run.mjs'),
      import('../chaos/report.mjs'),
    ]);
    const result = await runChaos({ ...options, endings: ending, say });
    if (result.violations.length > 0) {
      throw new TestsFailed(`${result.violations.length} violations`, oneFailed, report(result, options));
    }
    return onePassed;
  } finally {
    await ending.run();
  }
}
