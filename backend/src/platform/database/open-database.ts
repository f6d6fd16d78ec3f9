import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lectern/embedded-postgres';
import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import { ConfigurationError } from '../config/configuration-error.js';
import type { Configuration } from '../config/configuration.js';
import { connectionUseOf, leastConnections, shareConnections, totalOf } from '../config/connection-rules.js';
import { defaultTimeLimits } from '../config/time-limits.js';
import { type CheckedAddresses, checkAddresses, connectTo } from './check-addresses.js';
import { parseDatabaseUrl } from './data-source.js';
import { DatabaseAccess } from './database-access.js';
import { EMBEDDED_SETTINGS, OWNER_WAIT_MS, RESTART_MS, START_WAIT, type Wait } from './database-limits.js';
import { fitConnections } from './free-connections.js';
import { ResilientClient, connectionLimits } from './resilient-client.js';

/** The database, ready to be prepared: `url` leads to PostgreSQL itself. */
export interface ReachedDatabase {
  url: string;
  /** URL of the role that owns the tables; undefined if that is the site's own role, or not configured. */
  ownerUrl: string | undefined;
  close(): Promise<void>;
}

export interface OpenDatabase extends ReachedDatabase {
  access: DatabaseAccess;
  description: string;
  /** A sentence if the process has to do with fewer connections than configured. */
  warning: string | undefined;
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

const upTo = ({ shares }: DatabaseAccess) => `up to ${totalOf(shares)} connections`;

/** Divides the connections that PostgreSQL has free. Those through a pooler are the pooler's to limit. */
async function fit(
  client: pg.ClientBase,
  addresses: Omit<CheckedAddresses, 'ownerUrl'>,
  configuration: Configuration,
  wait: Wait,
): Promise<Pick<OpenDatabase, 'access' | 'warning'>> {
  const use = connectionUseOf(configuration);
  const wanted = configuration.databaseConnections;
  const role = parseDatabaseUrl(addresses.url).user ?? '';
  if (addresses.isPooled) {
    const shares = shareConnections(wanted, use);
    const direct = totalOf({ ...shares, visitors: 0, jobs: 0 });
    await fitConnections(client, { role, wanted: direct, least: direct }, wait);
    return { access: new DatabaseAccess({ ...addresses, shares }), warning: undefined };
  }
  const least = leastConnections(use);
  const { connections, warning } = await fitConnections(client, { role, wanted, least }, wait);
  if (warning) logger.warn(warning);
  const shares = shareConnections(connections, use);
  return { access: new DatabaseAccess({ ...addresses, shares }), warning };
}

async function openEmbedded(configuration: Configuration, wait: Wait): Promise<OpenDatabase> {
  const { dataDir } = configuration;
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
  const { url, ownerUrl } = addressesOf(server);
  const fitted = await fit(owned.owner, { url, directUrl: url, isPooled: false }, configuration, wait);
  const guarding = guard();
  const adopted = server.adopted ? ' (was still running)' : '';
  return {
    url,
    ownerUrl,
    ...fitted,
    description: `embedded PostgreSQL in ${server.clusterDir}${adopted}, ${upTo(fitted.access)}`,
    close: async () => {
      closing.abort();
      await owned.owner.end();
      await guarding;
      await owned.server.stop();
    },
  };
}

function describeConfigured({ url, directUrl, isPooled, shares }: DatabaseAccess): string {
  const { host } = parseDatabaseUrl(directUrl);
  if (!isPooled) return `PostgreSQL at ${host}, ${upTo({ url, directUrl, isPooled, shares })}`;
  const pooled = shares.visitors + shares.jobs;
  const direct = totalOf(shares) - pooled;
  return `PostgreSQL at ${host}, up to ${direct} connections, and ${pooled} through the pooler at ${parseDatabaseUrl(url).host}`;
}

async function openConfigured(configuration: Configuration, wait: Wait): Promise<OpenDatabase> {
  const { ownerUrl, ...addresses } = await checkAddresses(configuration);
  const client = await connectTo(
    ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL',
    ownerUrl ?? addresses.directUrl,
    configuration.timeLimits.database.requests,
  );
  try {
    const fitted = await fit(client, addresses, configuration, wait);
    const description = describeConfigured(fitted.access);
    return { url: addresses.directUrl, ownerUrl, ...fitted, description, close: async () => undefined };
  } finally {
    await client.end();
  }
}

/** Opens the database for a command. `close` stops the embedded server if it was not running before. */
export async function openDatabaseForCommand(configuration: Configuration): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl) {
    const { directUrl, ownerUrl } = await checkAddresses(configuration);
    return { url: directUrl, ownerUrl, close: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir, database: DATABASE, settings: EMBEDDED_SETTINGS });
  return { ...addressesOf(server), close: async () => (server.adopted ? undefined : server.stop()) };
}

/** @param wait how long to wait for free connections */
export function openDatabase(configuration: Configuration, wait: Wait = START_WAIT): Promise<OpenDatabase> {
  return configuration.databaseUrl ? openConfigured(configuration, wait) : openEmbedded(configuration, wait);
}
