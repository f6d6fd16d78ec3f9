// What '@jest/globals' is to specs that share a realm: jest's own parts, put together for all of them once.
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
const config = /** @type {import('@jest/types').Config.ProjectConfig} */ ({ fakeTimers: {} });
const timers = new ModernFakeTimers({ config, global: globalThis });

/** Where jest-circus looks for how long a test of this file may take. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** As much of jest's object as the specs use. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  useFakeTimers: () => timers.useFakeTimers(),
  useRealTimers: () => timers.useRealTimers(),
  /** @param {number | Date} now */
  setSystemTime: (now) => timers.setSystemTime(now),
  /** @param {number} ms */
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  /** @param {number} ms */
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  /** @param {number} timeoutMs */
  setTimeout: (timeoutMs) => Object.assign(globalThis, { [TIMEOUT]: timeoutMs }),
};

const environment = { ...process.env };

/** Takes back what a spec has set for itself, before the next one comes. */
export function takeBack() {
  timers.useRealTimers();
  mocker.restoreAllMocks();
  Reflect.deleteProperty(globalThis, TIMEOUT);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}
