import { endings } from '../bench/endings.mjs';
import { onePassed, oneFailed } from './count.mjs';
import { TestsFailed } from './tests-failed.mjs';

/** A short run of what `npm run broadcasts` does. */
const options = { readers: 300, kills: 1 };

/**
 * Has a letter sent to some readers by a site that dies in the middle.
 * @param {(detail: string) => void} say
 */
export async function runShortBroadcast(say) {
  const ending = endings();
  try {
    // Only now: it imports what the build before it has made.
    const [{ runBroadcast }, { report }] = await Promise.all([
      import('../broadcasts/broadcast-run.mjs'),
      import('../broadcasts/report.mjs'),
    ]);
    const result = await runBroadcast({ ...options, endings: ending, say });
    if (result.violations.length > 0) {
      throw new TestsFailed(`${result.violations.length} violations`, oneFailed, report(result, options));
    }
    return onePassed;
  } finally {
    await ending.run();
  }
}
