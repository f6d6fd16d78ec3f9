import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { findBinaries } from './binaries.js';
import { type Cluster, locateCluster, prepareCluster, writeLocationNote, SUPERUSER } from './cluster.js';
import { EmbeddedPostgresError, unprivilegedUser } from './unprivileged-user.js';
import {
  stopWithProcess,
  findPostmaster,
  launch,
  keepRunning,
  POLL_MS,
  type Postmaster,
  READY_TIMEOUT_MS,
  stopPostmaster,
} from './launch.js';

export interface EmbeddedPostgresOptions {
  /** Parent of the cluster's `postgres` folder. */
  dataDir: string;
  /** Created if missing. */
  database: string;
  /** Server settings, as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** `postgres://` URL of the database for the superuser, through the server's Unix socket. */
  url: string;
  /** The same for another role. */
  urlFor(role: string): string;
  /** Actual location of the files. */
  clusterDir: string;
  /** True if a running server (left by a crash) was adopted. */
  adopted: boolean;
  /** Ties an adopted server to this process, as for one started here. */
  own(): void;
  stop(): Promise<void>;
}

function socketUrl(server: Postmaster, database: string, role = SUPERUSER): string {
  const query = new URLSearchParams({ host: server.socketDir, port: String(server.port) });
  return `postgres://${encodeURIComponent(role)}@/${encodeURIComponent(database)}?${query.toString()}`;
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

const DYING_MS = 3_000;

/** @returns undefined if the server was killed just before */
async function takeOver(
  cluster: Cluster,
  running: Postmaster,
  database: string,
): Promise<Postmaster | undefined> {
  try {
    const server = await waitUntilReady(cluster, running);
    await ensureDatabase(server, database);
    return server;
  } catch (error) {
    for (let waitedMs = 0; findPostmaster(cluster.dir); waitedMs += POLL_MS) {
      if (waitedMs > DYING_MS) throw error;
      await sleep(POLL_MS);
    }
    return undefined;
  }
}

/**
 * Starts the PostgreSQL installed by npm, or adopts one left running by a crash, and returns its URL. Errors
 * are {@link EmbeddedPostgresError}, with the next step in a sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const binaries = await findBinaries(user);
  const cluster = locateCluster(options.dataDir, user);
  await prepareCluster(cluster, binaries, user);
  await writeLocationNote(options.dataDir, cluster);
  const running = findPostmaster(cluster.dir);
  const adopted = running && (await takeOver(cluster, running, options.database));
  const server = adopted ?? (await launch(cluster, binaries, user, options.settings ?? {}));
  if (!adopted) {
    stopWithProcess(cluster.dir);
    await ensureDatabase(server, options.database);
  }
  return {
    url: socketUrl(server, options.database),
    urlFor: (role) => socketUrl(server, options.database, role),
    clusterDir: cluster.dir,
    adopted: adopted !== undefined,
    own: () => stopWithProcess(cluster.dir),
    stop: async () => {
      keepRunning(cluster.dir);
      await stopPostmaster(cluster.dir);
    },
  };
}

/** Ties any server on `dataDir`, current or later, to this process. */
export function ownEmbeddedPostgres(dataDir: string): Pick<EmbeddedPostgres, 'stop'> {
  const { dir } = locateCluster(dataDir, unprivilegedUser());
  stopWithProcess(dir);
  return { stop: () => stopPostmaster(dir) };
}
