// The runner in bare Node knows no deadlines: a test that never ended would hold up all others for good.
import { addEventHandler, getState } from 'jest-circus';

import { TEST_TIMEOUT_MS } from './test-timeout.mjs';

/** @param {{ fn?: Function, timeout?: number | null } | undefined} step a test or what goes around tests */
function limit(step) {
  const work = step?.fn;
  if (!step || !work) return;
  const timeoutMs = step.timeout ?? TEST_TIMEOUT_MS;
  step.fn = async () => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${timeoutMs} ms.`)), timeoutMs);
    });
    try {
      await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler((event) => {
  const { currentDescribeBlock: block } = getState();
  if (event.name === 'add_test')
    limit(/** @type {import('@jest/types').Circus.TestEntry} */ (block.children.at(-1)));
  if (event.name === 'add_hook') limit(block.hooks.at(-1));
});
