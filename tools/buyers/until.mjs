import { setTimeout as wait } from 'node:timers/promises';

const lookAgainMs = 50;

/**
 * Looks again and again until something is so.
 * @param {string} what for the message when it never is
 * @param {number} timeoutMs
 * @param {() => Promise<boolean> | boolean} isSo
 */
export async function until(what, timeoutMs, isSo) {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > timeoutMs) {
      throw new Error(`Waited ${timeoutMs / 1_000} s in vain: ${what}.`);
    }
    await wait(lookAgainMs);
  }
}
