import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from './paths.mjs';

/** For browsers and databases, which close their files. */
const graceMs = 4_000;
const pollMs = 20;
/** For processes that were killed. */
const killedMs = 2_000;

/** Caches that are kept for the next run. */
const caches = { PWTEST_CACHE_DIR: inRoot('.cache', 'playwright') };

/** Whether a process has the folder as its TMPDIR, or a path in it as an argument. @param {number} pid @param {string} folder */
function uses(pid, folder) {
  const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
  try {
    // A zombie process has neither.
    return (
      read('environ').some((line) => line === `TMPDIR=${folder}` || line.startsWith(`TMPDIR=${folder}/`)) ||
      read('cmdline').some((word) => word.includes(`${folder}/`))
    );
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {number[]} */
function usersOf(folder) {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return pids.filter((pid) => pid !== process.pid && uses(pid, folder));
  } catch {
    // Without /proc, the process groups have to do.
    return [];
  }
}

/** @param {readonly number[]} pids @param {NodeJS.Signals} signal */
function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already ended.
    }
  }
}

/** Kills the processes that use the folder, and removes it. @param {string} folder */
function clear(folder) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const startedMs = performance.now();
  for (let left = usersOf(folder); left.length > 0; left = usersOf(folder)) {
    if (performance.now() - startedMs > killedMs) break;
    signalAll(left, 'SIGKILL');
    Atomics.wait(pause, 0, 0, pollMs);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: pollMs });
}

/**
 * Gives this process and its children a temporary folder of their own. It shows which processes belong to a command: browsers
 * lead process groups of their own, and leave files. When this process ends, except by kill -9, they are killed and the folder
 * is removed.
 */
export function takeTemporaryFolder() {
  const before = { ...process.env };
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-temporary-'));
  // The unprivileged user who runs PostgreSQL for root needs to pass through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  for (const [name, value] of Object.entries(caches)) process.env[name] ??= value;
  const clearAtExit = () => clear(folder);
  process.once('exit', clearAtExit);
  return {
    /** Asks the processes to end, and waits for them. */
    async endAll() {
      signalAll(usersOf(folder), 'SIGTERM');
      const startedMs = performance.now();
      while (usersOf(folder).length > 0 && performance.now() - startedMs < graceMs) await wait(pollMs);
    },
    /** Removes the folder now, and restores the environment. */
    leave() {
      process.off('exit', clearAtExit);
      clear(folder);
      for (const name of ['TMPDIR', ...Object.keys(caches)]) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    },
  };
}
