import { killChild, startChild, stopChild } from './children.mjs';

/** The backend finishes what it is at and closes its database. */
const graceMs = 15_000;

/**
 * A child that can be started anew, at once: it is made to lose nothing by a kill -9, and its database runs on for the
 * next one. While one works, the next has begun already and waits for its turn. Calls that come while it restarts are
 * one restart more.
 * @param {() => [command: string, args: string[], options: import('node:child_process').SpawnOptions]} how a program
 *   that begins its work when it is sent a message, and sends one when it is at it
 */
export function restarting(how) {
  /** @type {import('./children.mjs').ChildProcess | undefined} */
  let next;
  let wanted = false;
  let busy = false;
  let ended = false;

  function begin() {
    const begun = next ?? startChild(...how());
    next = undefined;
    // One that has ended already, by a mistake in what it reads, is told in vain.
    begun.on('error', () => undefined);
    begun.send('begin', () => undefined);
    begun.once('message', () => {
      if (!ended) next ??= startChild(...how());
    });
    return begun;
  }

  let child = begin();
  return {
    async restart() {
      wanted = true;
      if (busy) return;
      busy = true;
      while (wanted && !ended) {
        wanted = false;
        await killChild(child);
        if (!ended) child = begin();
      }
      busy = false;
    },
    async stop() {
      ended = true;
      await Promise.all([child, ...(next ? [next] : [])].map((each) => stopChild(each, graceMs)));
    },
  };
}
