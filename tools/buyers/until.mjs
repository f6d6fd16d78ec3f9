import { setTimeout as wait } from 'node:timers/promises';

const lookAgainMs = 50;

/**
 * Looks again and again until something is so.
 * @param {string} what for the message when it never is
 * @param {number} patienceMs
 * @param {() => Promise<boolean> | boolean} isSo
 */
export async function until(what, patienceMs, isSo) {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > patienceMs) {
      throw new Error(`Waited ${patienceMs / 1_000} s in vain: ${what}.`);
    }
    await wait(lookAgainMs);
  }
}
