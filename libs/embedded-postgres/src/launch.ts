import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import type { PostgresBinaries } from './binaries.js';
import { CLUSTER_ENV, type Cluster } from './cluster.js';
import { endNow } from './end-with-process.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster, type Postmaster } from './postmaster.js';
import type { UnprivilegedUser } from './unprivileged-user.js';

export const READY_TIMEOUT_MS = 60_000;
export const POLL_MS = 20;

/** The socket's name only: there is no TCP port, so any number of servers run side by side. */
const PORT = 5432;
/** The children of a server that was killed notice it within moments, and hold its memory until then. */
const ORPHANS_TIMEOUT_MS = 20_000;
const ORPHANS_POLL_MS = 200;
const HELD_BY_ORPHANS = /pre-existing shared memory block|lock file .* already exists/;

async function lastLogLines(file: string): Promise<string> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-4).join(' / ');
}

/** Starts the server and waits for it; a string says why it ended instead. */
async function tryLaunch(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: UnprivilegedUser | undefined,
  settings: Record<string, string>,
): Promise<Postmaster | string> {
  const flags = Object.entries({ listen_addresses: '', ...settings }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  // The log is a file, not a pipe, and the server is detached: it outlives a crash of this process.
  const log = openSync(cluster.logFile, 'a', 0o600);
  const child = spawn(
    binaries.postgres,
    ['-D', cluster.dir, '-p', String(PORT), '-k', cluster.socketDir, ...flags],
    { ...user, env: CLUSTER_ENV, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`));
  const endEarly = () => endNow(child.pid);
  process.once('exit', endEarly);
  try {
    for (let waitedMs = 0; waitedMs < READY_TIMEOUT_MS; waitedMs += POLL_MS) {
      const running = findPostmaster(cluster.dir);
      if (running?.ready) return running;
      if (ended) return `${ended}. ${await lastLogLines(cluster.logFile)}`;
      await sleep(POLL_MS);
    }
  } finally {
    process.off('exit', endEarly);
  }
  endEarly();
  return 'it was not ready within 60 s.';
}

/** Starts the server, again where orphans of a killed one are still in its way. */
export async function launch(...how: Parameters<typeof tryLaunch>): Promise<Postmaster> {
  const [cluster] = how;
  for (let waitedMs = 0; ; waitedMs += ORPHANS_POLL_MS) {
    const result = await tryLaunch(...how);
    if (typeof result !== 'string') return result;
    if (!HELD_BY_ORPHANS.test(result) || waitedMs >= ORPHANS_TIMEOUT_MS) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${result} (log: ${cluster.logFile})`);
    }
    await sleep(ORPHANS_POLL_MS);
  }
}
