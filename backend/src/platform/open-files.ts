import { readFileSync } from 'node:fs';

/** Below this limit a start warns: a busy site may run out of files and connections. */
export const FEW_OPEN_FILES = 1_024;

/** Descriptors that a process uses besides connections to PostgreSQL and visitors: files, Redis, email, storage. */
const OTHER_OPEN_FILES = 72;

/** A process always accepts this many connections. */
const MIN_CONNECTIONS = 16;

const SOFT_LIMIT = /^Max open files +(\d+)/m;

/** Files and connections that this process may open; undefined if the system sets no limit or does not tell. */
export function openFileLimit(): number | undefined {
  try {
    const limit = SOFT_LIMIT.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}

/** Connections of visitors that leave enough descriptors for everything else. @param pools connections to PostgreSQL */
export const maxConnections = (limit: number, pools: number): number =>
  Math.max(MIN_CONNECTIONS, limit - pools - OTHER_OPEN_FILES);
