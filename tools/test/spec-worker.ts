// Runs the spec files that spec-process.ts sends, one after another.
import { setTimeout } from 'node:timers';
import { pathToFileURL } from 'node:url';

import { addEventHandler, getState, resetState, run } from 'jest-circus';

import { expect, restoreGlobals } from './jest-globals.js';
import type { SpecOutcome, SpecRequest } from './spec-process.js';
import { toFailure, toTestResult } from './spec-result.js';

/** An error that no test caught fails the file, not the process. */
const onUncaught = (error: unknown) => void getState().unhandledErrors.push(error as Error);
process.on('uncaughtException', onUncaught);

const rejections = new WeakMap<Promise<unknown>, unknown>();
process.on('unhandledRejection', (error, promise) => {
  rejections.set(promise, error);
  onUncaught(error);
});
// Node reports a rejection as unhandled before a later `catch` handles it.
process.on('rejectionHandled', (promise) => {
  const { unhandledErrors } = getState();
  const index = unhandledErrors.findIndex((error) => error === rejections.get(promise));
  if (index >= 0) unhandledErrors.splice(index, 1);
});
process.on('disconnect', () => process.exit());

addEventHandler(async (event) => {
  // Node reports unhandled rejections in the next turn of the event loop.
  if (event.name === 'run_finish') await new Promise((resolve) => setTimeout(resolve, 0));
  if (event.name !== 'test_done') return;
  // As jest-circus does in its own sandbox: assertion counts and soft failures belong to the test.
  const { errors } = event.test;
  const { isExpectingAssertions, suppressedErrors, numPassingAsserts } = expect.getState();
  expect.setState({ suppressedErrors: [] });
  errors.push(...suppressedErrors);
  event.test.numPassingAsserts = numPassingAsserts;
  const missing = expect.extractExpectedAssertionsErrors();
  if (!isExpectingAssertions || errors.length === 0) errors.push(...missing.map(({ error }) => error));
});

let runs = 0;

async function runSpec(request: SpecRequest): Promise<SpecOutcome> {
  const { path, globalConfig } = request;
  resetState();
  const state = getState();
  state.testTimeout = globalConfig.testTimeout ?? 5_000;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  expect.setState({ testPath: path, expand: globalConfig.expand, suppressedErrors: [] });
  const start = Date.now();
  try {
    // The query makes Node load the file again in watch mode.
    await import(`${pathToFileURL(path).href}?${(runs += 1)}`);
    const outcome = await run();
    restoreGlobals();
    return { result: toTestResult(request, { ...outcome, start, end: Date.now() }) };
  } catch (error) {
    restoreGlobals();
    return { failure: toFailure(error) };
  }
}

process.on('message', (request: SpecRequest) => {
  void runSpec(request).then((outcome) => process.send?.(outcome, () => undefined));
});
