import { startEmbeddedPostgres } from '@lectern/embedded-postgres';
import pg from 'pg';

import type { Configuration } from '../config/configuration.js';
import { ConfigurationError } from '../config/configuration-error.js';
import { parseDatabaseUrl } from './connection.js';

/** The database server that is used, and how to let go of it. */
export interface OpenDatabase {
  url: string;
  /** For the person who starts the site: `PostgreSQL in /srv/lectern/.data/postgres`. */
  description: string;
  close(): Promise<void>;
}

const DATABASE = 'lectern';
/** Any number that every process of this project agrees on. */
const SINGLE_OWNER_LOCK = 7_306_002;
/** A crashed owner's session ends within moments; a living one's does not. */
const OWNER_WAIT = '5s';

/** Web pool, sandbox, jobs and listeners of one process, with room for a bench beside it. */
const SETTINGS = { max_connections: '200', shared_buffers: '128MB' };

/** Two copies on one DATA_DIR would share a database and stop it under each other. */
async function claim(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'lectern-owner' });
  await client.connect();
  client.on('error', () => undefined);
  try {
    await client.query(`SET lock_timeout = '${OWNER_WAIT}'`);
    await client.query('SELECT pg_advisory_lock($1)', [SINGLE_OWNER_LOCK]);
  } catch {
    await client.end();
    throw new ConfigurationError(
      `Another copy is already running on ${dataDir}: stop it, or give this one a DATA_DIR of its own.`,
    );
  }
  return client;
}

async function openEmbedded(configuration: Configuration): Promise<OpenDatabase> {
  const { dataDir } = configuration;
  const server = await startEmbeddedPostgres({ dataDir, database: DATABASE, settings: SETTINGS });
  const owner = await claim(server.url, dataDir);
  return {
    url: server.url,
    description: `embedded PostgreSQL in ${server.clusterDir}${server.adopted ? ' (was still running)' : ''}`,
    close: async () => {
      await owner.end();
      await server.stop();
    },
  };
}

async function openConfigured(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new ConfigurationError(`DATABASE_URL does not answer: ${(error as Error).message}.`);
  }
  return { url, description: `PostgreSQL at ${parseDatabaseUrl(url).host}`, close: async () => undefined };
}

export function openDatabase(configuration: Configuration): Promise<OpenDatabase> {
  return configuration.databaseUrl ? openConfigured(configuration.databaseUrl) : openEmbedded(configuration);
}
