import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inRoot } from './paths.mjs';

/** How long whoever is left may take to end when asked. A browser closes its files, a database writes its own. */
const graceMs = 4_000;
const lookAgainMs = 20;
/** Those that were ended by force are gone within moments. */
const goneMs = 2_000;

/** What may be kept from one run to the next although its tool would put it into the temporary folder. */
const caches = { PWTEST_CACHE_DIR: inRoot('.cache', 'playwright') };

/**
 * @param {number} pid
 * @param {string} folder
 * @returns {boolean} whether it was started with this folder as its temporary one, or to work on something in it
 */
function worksIn(pid, folder) {
  const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
  try {
    // One that has ended and was not waited for yet has neither.
    return (
      read('environ').some((line) => line === `TMPDIR=${folder}` || line.startsWith(`TMPDIR=${folder}/`)) ||
      read('cmdline').some((word) => word.includes(`${folder}/`))
    );
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {number[]} */
function whoWorksIn(folder) {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return pids.filter((pid) => pid !== process.pid && worksIn(pid, folder));
  } catch {
    // No such files on this system: its process groups have to do.
    return [];
  }
}

/** @param {readonly number[]} pids @param {NodeJS.Signals} signal */
function tell(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Ends by force whoever is left, and removes what is in the folder. @param {string} folder */
function clear(folder) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const startedMs = performance.now();
  for (let left = whoWorksIn(folder); left.length > 0; left = whoWorksIn(folder)) {
    if (performance.now() - startedMs > goneMs) break;
    tell(left, 'SIGKILL');
    Atomics.wait(pause, 0, 0, lookAgainMs);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: lookAgainMs });
}

/**
 * Gives this process, and everything that it starts, a temporary folder of its own. That tells who belongs to a
 * command, whatever program has started him in whatever group: browsers lead groups of their own, and leave folders.
 * When the process ends, in whatever way but a kill -9, nobody of them is left and nothing of the folder.
 */
export function takeTemporaryFolder() {
  const before = { ...process.env };
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-temporary-'));
  // Passable: the unprivileged user who runs PostgreSQL for root finds his own folder below it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  for (const [name, value] of Object.entries(caches)) process.env[name] ??= value;
  const clearAtExit = () => clear(folder);
  process.once('exit', clearAtExit);
  return {
    /** Asks whoever is left to end, and waits for that as long as is decent. */
    async endAll() {
      tell(whoWorksIn(folder), 'SIGTERM');
      const askedMs = performance.now();
      while (whoWorksIn(folder).length > 0 && performance.now() - askedMs < graceMs) await wait(lookAgainMs);
    },
    /** Before this process goes on as another: the folder goes now, and everything is as it was. */
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
