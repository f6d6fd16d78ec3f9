import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 50;

/**
 * Waits until a condition holds.
 * @param what for the error message
 * @throws when it does not hold in time
 */
export async function until(
  what: string,
  timeoutMs: number,
  condition: () => Promise<boolean> | boolean,
): Promise<void> {
  const startedMs = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedMs > timeoutMs)
      throw new Error(`Timed out after ${timeoutMs / 1_000} s: ${what}.`);
    await wait(pollMs);
  }
}
