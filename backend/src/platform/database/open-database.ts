import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lectern/embedded-postgres';
import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource } from 'typeorm';

import { ConfigurationError } from '../config/configuration-error.js';
import type { Configuration } from '../config/configuration.js';
import { type DatabaseLimits, defaultTimeLimits } from '../config/time-limits.js';
import type { Entity } from '../features/feature.js';
import { ResilientClient, connectionLimits } from './resilient-client.js';
import { EMBEDDED_SETTINGS, JOBS_IDLE_MS, OWNER_WAIT_MS, RESTART_MS } from './database-limits.js';
import { WorkPools } from './work-pools.js';
import { migrations } from './migrations/index.js';

interface DatabaseConnection {
  /** A host name, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  ssl: boolean | object;
}

/** Uses pg's parser, because TypeORM's does not support Unix sockets. */
export function parseDatabaseUrl(url: string): DatabaseConnection {
  const parsed = parse(url);
  return {
    host: parsed.host || 'localhost',
    port: parsed.port ? Number(parsed.port) : 5432,
    user: parsed.user,
    password: parsed.password,
    database: parsed.database ?? undefined,
    ssl: typeof parsed.ssl === 'object' ? parsed.ssl : Boolean(parsed.ssl),
  };
}

interface PoolSettings {
  size: number;
  limits: DatabaseLimits;
}

export interface Pools {
  visitors: PoolSettings;
  jobs: PoolSettings;
}

export const poolsOf = ({
  databasePools: sizes,
  timeLimits: { database: limits },
}: Pick<Configuration, 'databasePools' | 'timeLimits'>): Pools => ({
  visitors: { size: sizes.visitors, limits: limits.requests },
  jobs: { size: sizes.jobs, limits: limits.jobs },
});

const usualPools = poolsOf({ databasePools: { visitors: 20, jobs: 20 }, timeLimits: defaultTimeLimits });

export function createDataSource(
  databaseUrl: string,
  entities: readonly Entity[],
  { visitors, jobs }: Pools = usualPools,
): DataSource {
  const { user, ...connection } = parseDatabaseUrl(databaseUrl);
  return new DataSource({
    type: 'postgres',
    ...connection,
    username: user,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: visitors.size,
    applicationName: 'lectern',
    driver: { ...pg, Pool: WorkPools },
    extra: {
      Client: ResilientClient,
      ...connectionLimits(visitors.limits),
      jobs: { max: jobs.size, idleTimeoutMillis: JOBS_IDLE_MS, ...connectionLimits(jobs.limits) },
    },
  });
}

export interface OpenDatabase {
  url: string;
  /** URL of the role that owns the tables; undefined if that is the site's own role, or not configured. */
  ownerUrl: string | undefined;
  description: string;
  close(): Promise<void>;
}

const DATABASE = 'lectern';
/** The site's role on the embedded server, whose superuser creates the tables. */
const SITE_ROLE = 'lectern_site';
const logger = new Logger('Database');
/** Key of an advisory lock, the same in every process of this project. */
const SINGLE_OWNER_LOCK = 7_306_002;
const LOCK_NOT_AVAILABLE = '55P03';

/** Locks the database for this process: two copies on one DATA_DIR would stop each other's server. */
async function claim(url: string, dataDir: string): Promise<ResilientClient> {
  const client = new ResilientClient({
    ...connectionLimits({ ...defaultTimeLimits.database.requests, lockMs: OWNER_WAIT_MS }),
    connectionString: url,
    application_name: 'lectern-owner',
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SINGLE_OWNER_LOCK]);
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new ConfigurationError(
      `Another copy is already running on ${dataDir}: stop it, or give this one a DATA_DIR of its own.`,
    );
  }
  return client;
}

const addressesOf = ({ url, urlFor }: EmbeddedPostgres) => ({ url: urlFor(SITE_ROLE), ownerUrl: url });

async function startOwned(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, database: DATABASE, settings: EMBEDDED_SETTINGS });
  const owner = await claim(server.url, dataDir);
  server.own();
  return { server, owner, ended: new Promise((resolve) => owner.once('end', resolve)) };
}

async function openEmbedded({ dataDir }: Configuration): Promise<OpenDatabase> {
  let owned = await startOwned(dataDir);
  const { server } = owned;
  const closing = new AbortController();
  const guard = async () => {
    for (;;) {
      await owned.ended;
      if (closing.signal.aborted) return;
      logger.error('PostgreSQL has stopped; restarting it');
      try {
        owned = await startOwned(dataDir);
      } catch (error) {
        logger.error(error instanceof Error ? error.message : String(error));
        await pause(RESTART_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  const guarding = guard();
  return {
    ...addressesOf(server),
    description: `embedded PostgreSQL in ${server.clusterDir}${server.adopted ? ' (was still running)' : ''}`,
    close: async () => {
      closing.abort();
      await owned.owner.end();
      await guarding;
      await owned.server.stop();
    },
  };
}

async function openConfigured(
  url: string,
  { databaseOwnerUrl: ownerUrl, timeLimits }: Configuration,
): Promise<OpenDatabase> {
  // The owner's connection creates the site's role, so check it first.
  const setting = ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  const client = new ResilientClient({
    ...connectionLimits(timeLimits.database.requests),
    connectionString: ownerUrl ?? url,
  });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new ConfigurationError(`${setting} does not answer: ${(error as Error).message}.`);
  }
  const description = `PostgreSQL at ${parseDatabaseUrl(url).host}`;
  return { url, ownerUrl, description, close: async () => undefined };
}

/** Opens the database for a command. `close` stops the embedded server if it was not running before. */
export async function openDatabaseForCommand(
  configuration: Configuration,
): Promise<Omit<OpenDatabase, 'description'>> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDir } = configuration;
  if (url) return { url, ownerUrl, close: async () => undefined };
  const server = await startEmbeddedPostgres({ dataDir, database: DATABASE, settings: EMBEDDED_SETTINGS });
  return { ...addressesOf(server), close: async () => (server.adopted ? undefined : server.stop()) };
}

export function openDatabase(configuration: Configuration): Promise<OpenDatabase> {
  const { databaseUrl } = configuration;
  return databaseUrl ? openConfigured(databaseUrl, configuration) : openEmbedded(configuration);
}
