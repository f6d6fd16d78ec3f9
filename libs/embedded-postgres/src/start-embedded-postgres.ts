import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { findBinaries } from './binaries.js';
import { type Cluster, locateCluster, prepareCluster, signpost, SUPERUSER } from './cluster.js';
import { EmbeddedPostgresError, unprivilegedUser } from './unprivileged-user.js';
import {
  endWithProcess,
  findPostmaster,
  launch,
  letLive,
  POLL_MS,
  type Postmaster,
  READY_TIMEOUT_MS,
  stopPostmaster,
} from './launch.js';

export interface EmbeddedPostgresOptions {
  /** The cluster lies in `postgres` below it. */
  dataDir: string;
  /** Made when it does not exist. */
  database: string;
  /** Server settings, as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** `postgres://` address of the database, through the server's Unix socket, for who may do everything. */
  url: string;
  /** The same for another role. */
  urlFor(role: string): string;
  /** Where the files really lie. */
  clusterDir: string;
  /** True when a server that was already running (left by a crash) was taken over. */
  adopted: boolean;
  /** Has one that was taken over end with this process, as one that was started here does. */
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

/** @returns undefined where it was killed a moment before: it was still to be seen, and then was gone */
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
  const adopted = running && (await takeOver(cluster, running, options.database));
  const server = adopted ?? (await launch(cluster, binaries, user, options.settings ?? {}));
  if (!adopted) {
    endWithProcess(cluster.dir);
    await ensureDatabase(server, options.database);
  }
  return {
    url: socketUrl(server, options.database),
    urlFor: (role) => socketUrl(server, options.database, role),
    clusterDir: cluster.dir,
    adopted: adopted !== undefined,
    own: () => endWithProcess(cluster.dir),
    stop: async () => {
      letLive(cluster.dir);
      await stopPostmaster(cluster.dir);
    },
  };
}

/** Whatever server runs on `dataDir`, now or later and whoever starts it, ends with this process. */
export function ownEmbeddedPostgres(dataDir: string): Pick<EmbeddedPostgres, 'stop'> {
  const { dir } = locateCluster(dataDir, unprivilegedUser());
  endWithProcess(dir);
  return { stop: () => stopPostmaster(dir) };
}
