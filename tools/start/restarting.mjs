import { startChild, stopChild } from './children.mjs';

/** The backend finishes what it is at and closes its database. */
const graceMs = 15_000;

/**
 * A child that can be started anew; calls that come while it restarts are one restart more.
 * @param {() => [command: string, args: string[], options: import('node:child_process').SpawnOptions]} how
 */
export function restarting(how) {
  let child = startChild(...how());
  let wanted = false;
  let busy = false;
  return {
    async restart() {
      wanted = true;
      if (busy) return;
      busy = true;
      while (wanted) {
        wanted = false;
        await stopChild(child, graceMs);
        child = startChild(...how());
      }
      busy = false;
    },
    stop: () => stopChild(child, graceMs),
  };
}
