import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { PostgresBinaries } from './binaries.js';
import { type Cluster, CLUSTER_ENV } from './cluster.js';
import { EmbeddedPostgresError, type UnprivilegedUser } from './unprivileged-user.js';

/** Contents of a running server's `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDir: string;
  ready: boolean;
}

export const POLL_MS = 20;
const STOP_TIMEOUT_MS = 30_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Guards against a recycled process id. */
function serves(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
  } catch {
    return false;
  }
}

/** Finds the server that runs on `clusterDir`. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDir, , , status] = lines;
  if (!pid || !isAlive(Number(pid)) || !serves(Number(pid), clusterDir)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    socketDir: socketDir ?? '',
    ready: status?.trim() === 'ready',
  };
}

/** Fast shutdown: rolls back open transactions, writes a checkpoint, exits. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const running = findPostmaster(clusterDir);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < STOP_TIMEOUT_MS; waitedMs += POLL_MS) {
    if (!isAlive(running.pid)) return;
    await sleep(POLL_MS);
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${running.pid}) did not stop within 30 s.`);
}

const clusters = new Set<string>();

/** Runs on process exit; the server then shuts down on its own. */
function endAll(): void {
  for (const clusterDir of clusters) endNow(findPostmaster(clusterDir)?.pid);
}

/** Fast shutdown, as in {@link stopPostmaster}, without waiting. */
function endNow(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGINT');
  } catch {
    // It has already exited.
  }
}

/** Ties the cluster's server to this process: it ends with it, except after a kill -9. */
export function stopWithProcess(clusterDir: string): void {
  if (clusters.size === 0) process.once('exit', endAll);
  clusters.add(clusterDir);
}

/** Unties the server: it may outlive this process, or has ended. */
export function keepRunning(clusterDir: string): void {
  clusters.delete(clusterDir);
  if (clusters.size === 0) process.off('exit', endAll);
}

export const READY_TIMEOUT_MS = 60_000;

/** Only names the socket: there is no TCP port, so any number of servers can run. */
const PORT = 5432;
/** Child processes of a killed server keep its shared memory until they notice. */
const ORPHANS_TIMEOUT_MS = 20_000;
const ORPHANS_POLL_MS = 200;
const HELD_BY_ORPHANS = /pre-existing shared memory block|lock file .{1,1000} already exists/;

async function lastLogLines(file: string): Promise<string> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-4).join(' / ');
}

/** Starts the server and waits until it is ready; a string is the reason for a failure. */
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
  // Detached, with a file as log instead of a pipe, so that it survives a crash of this process.
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

/** Starts the server, and retries while orphans of a killed one block it. */
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
