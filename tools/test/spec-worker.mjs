// Runs one spec file after the other, as jest-runner.mjs asks; ends when nobody asks any more.
import { pathToFileURL } from 'node:url';

import { addEventHandler, getState, resetState, run } from 'jest-circus';

import { expect, takeBack } from './jest-globals.mjs';
import { toFailure, toTestResult } from './spec-result.mjs';

const SIGN_EVERY_MS = 1_000;

/** Fake timers of a spec do not reach these. */
const { setTimeout, clearTimeout, setInterval, performance } = globalThis;

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

/**
 * A spec whose modules never finish to load has no test yet whose time could be up.
 * @param {string} url
 * @param {number} timeoutMs
 */
async function load(url, timeoutMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded after ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    await Promise.race([import(url), late]);
  } finally {
    clearTimeout(timer);
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
