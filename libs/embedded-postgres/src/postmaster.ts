import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDir: string;
  ready: boolean;
}

const POLL_MS = 20;
const STOP_TIMEOUT_MS = 30_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A recycled process id must not be taken for our server. */
function serves(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
  } catch {
    return false;
  }
}

/** The server that runs on `clusterDir` now, whoever started it. */
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

/** Fast shutdown: open transactions are rolled back, a checkpoint is written, the server exits. */
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
