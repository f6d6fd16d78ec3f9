// Runs one spec file after the other, as jest-runner.mjs asks; ends when nobody asks any more.
import { pathToFileURL } from 'node:url';

import { addEventHandler, getState, resetState, run } from 'jest-circus';

import { expect, takeBack } from './jest-globals.mjs';
import { toFailure, toTestResult } from './spec-result.mjs';

const SIGN_EVERY_MS = 1_000;

/** Fake timers of a spec do not reach these. */
const { setTimeout, setInterval, clearInterval, performance } = globalThis;

/** @param {object} message */
const send = (message) => {
  if (process.connected) process.send?.(message, () => undefined);
};

/**
 * What nobody has caught fails the file, and not the process.
 * @param {unknown} error
 */
const onUncaught = (error) => {
  getState().unhandledErrors.push(/** @type {Error} */ (error));
};
process.on('uncaughtException', onUncaught);

/** @type {WeakMap<Promise<unknown>, unknown>} */
const rejected = new WeakMap();
process.on('unhandledRejection', (error, promise) => {
  rejected.set(promise, error);
  onUncaught(error);
});
// … unless it is caught a little later.
process.on('rejectionHandled', (promise) => {
  const { unhandledErrors } = getState();
  const index = unhandledErrors.findIndex((error) => error === rejected.get(promise));
  if (index >= 0) unhandledErrors.splice(index, 1);
});
process.on('disconnect', () => process.exit());
setInterval(() => send({}), SIGN_EVERY_MS).unref();

addEventHandler(async (event) => {
  // What a test has rejected and left is told in the next turn.
  if (event.name === 'run_finish') await new Promise((resolve) => setTimeout(resolve, 0));
  if (event.name === 'test_start') send({ doing: event.test.name });
  if (event.name !== 'test_done') return;
  // As jest-circus does it in a realm of its own: what expect has counted or kept back is the test's.
  const { errors } = event.test;
  const { isExpectingAssertions, suppressedErrors, numPassingAsserts } = expect.getState();
  expect.setState({ suppressedErrors: [] });
  errors.push(...suppressedErrors);
  event.test.numPassingAsserts = numPassingAsserts;
  const missing = expect.extractExpectedAssertionsErrors();
  if (!isExpectingAssertions || errors.length === 0) errors.push(...missing.map(({ error }) => error));
});

/** What a process that only waits uses of the processor, with its signs of life, stays far below this. */
const WORKING_MICROSECONDS = 100_000;

/**
 * A spec whose modules never finish to load has no test yet whose time could be up. On a loaded machine loading takes
 * long; what has stopped uses nothing of the processor.
 * @param {string} url
 * @param {number} idleMs
 */
async function load(url, idleMs) {
  let { user, system } = process.cpuUsage();
  let workedAtMs = performance.now();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const stopped = new Promise((_resolve, reject) => {
    timer = setInterval(() => {
      const used = process.cpuUsage({ user, system });
      if (used.user + used.system > WORKING_MICROSECONDS) {
        ({ user, system } = process.cpuUsage());
        workedAtMs = performance.now();
      } else if (performance.now() - workedAtMs > idleMs) {
        reject(new Error(`Not loaded, and nothing done for it in ${idleMs} ms.`));
      }
    }, 250);
  });
  try {
    await Promise.race([import(url), stopped]);
  } finally {
    clearInterval(timer);
  }
}

let turn = 0;

/**
 * @param {import('./spec-result.mjs').Order} order
 * @returns {Promise<import('./jest-runner.mjs').Outcome>}
 */
async function runSpec(order) {
  const { path, globalConfig } = order;
  const { testNamePattern } = globalConfig;
  const timeoutMs = globalConfig.testTimeout ?? 5_000;
  resetState();
  const state = getState();
  state.testTimeout = timeoutMs;
  if (testNamePattern) state.testNamePattern = new RegExp(testNamePattern, 'i');
  expect.setState({ testPath: path, expand: globalConfig.expand, suppressedErrors: [] });
  const start = Date.now();
  const startedMs = performance.now();
  // Another address each time, so that a spec that is watched runs again.
  const failed = await load(`${pathToFileURL(path).href}?${(turn += 1)}`, timeoutMs).then(
    () => undefined,
    (error) => error ?? new Error('Not loaded.'),
  );
  const outcome = failed ? undefined : await run();
  takeBack();
  if (!outcome) return { failure: toFailure(failed) };
  const end = start + Math.round(performance.now() - startedMs);
  return { result: toTestResult(order, { ...outcome, start, end }) };
}

process.on('message', (/** @type {import('./spec-result.mjs').Order} */ order) => {
  void runSpec(order).then(send, (error) => send({ failure: toFailure(error) }));
});
