import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { findBinaries, type PostgresBinaries } from './binaries.js';
import { CLUSTER_ENV, locateCluster, prepareCluster, signpost, SUPERUSER, type Cluster } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.js';
import { unprivilegedUser, type UnprivilegedUser } from './unprivileged-user.js';

export interface EmbeddedPostgresOptions {
  /** The cluster lies in `postgres` below it. */
  dataDir: string;
  /** Made when it does not exist. */
  database: string;
  /** Server settings, as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** `postgres://` address of the database, through the server's Unix socket. */
  url: string;
  /** Where the files really lie. */
  clusterDir: string;
  /** True when a server that was already running (left by a crash) was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

/** The socket's name only: there is no TCP port, so any number of servers run side by side. */
const PORT = 5432;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

function socketUrl(server: Postmaster, database: string): string {
  const query = new URLSearchParams({ host: server.socketDir, port: String(server.port) });
  return `postgres://${SUPERUSER}@/${encodeURIComponent(database)}?${query.toString()}`;
}

async function lastLogLines(file: string): Promise<string> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-3).join(' / ');
}

async function launch(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: UnprivilegedUser | undefined,
  settings: Record<string, string>,
): Promise<Postmaster> {
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
  for (let waitedMs = 0; waitedMs < READY_TIMEOUT_MS; waitedMs += POLL_MS) {
    const running = findPostmaster(cluster.dir);
    if (running?.ready) return running;
    if (ended) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start: ${ended}. ${await lastLogLines(cluster.logFile)} (log: ${cluster.logFile})`,
      );
    }
    await sleep(POLL_MS);
  }
  throw new EmbeddedPostgresError(`PostgreSQL was not ready within 60 s (log: ${cluster.logFile}).`);
}

async function waitUntilReady(cluster: Cluster, running: Postmaster): Promise<Postmaster> {
  let now: Postmaster | undefined = running;
  for (let waitedMs = 0; now && !now.ready && waitedMs < READY_TIMEOUT_MS; waitedMs += POLL_MS) {
    await sleep(POLL_MS);
    now = findPostmaster(cluster.dir);
  }
  if (!now?.ready)
    throw new EmbeddedPostgresError('The running PostgreSQL did not become ready; start again.');
  return now;
}

async function ensureDatabase(server: Postmaster, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(server, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * Brings up the PostgreSQL that npm installed, or takes over one that a crash left running, and returns
 * its address. Errors are {@link EmbeddedPostgresError}: a sentence that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const binaries = await findBinaries(user);
  const cluster = locateCluster(options.dataDir, user);
  await prepareCluster(cluster, binaries, user);
  await signpost(options.dataDir, cluster);
  const running = findPostmaster(cluster.dir);
  const server = running
    ? await waitUntilReady(cluster, running)
    : await launch(cluster, binaries, user, options.settings ?? {});
  await ensureDatabase(server, options.database);
  return {
    url: socketUrl(server, options.database),
    clusterDir: cluster.dir,
    adopted: running !== undefined,
    stop: () => stopPostmaster(cluster.dir),
  };
}
