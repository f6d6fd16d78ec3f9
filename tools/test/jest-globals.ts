// Replaces '@jest/globals' in specs that share a process: jest's own parts, outside its sandbox.
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {} } as Config.ProjectConfig,
  global: globalThis,
});

/** The name under which jest-circus looks up a file's test timeout. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The members of jest's object that specs use. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  useFakeTimers: () => timers.useFakeTimers(),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  setTimeout: (timeoutMs: number) => Object.assign(globalThis, { [TIMEOUT]: timeoutMs }),
};

const environment = { ...process.env };

/** Undoes what a spec file changed, before the next one runs in the same process. */
export function restoreGlobals(): void {
  timers.useRealTimers();
  mocker.restoreAllMocks();
  Reflect.deleteProperty(globalThis, TIMEOUT);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}
