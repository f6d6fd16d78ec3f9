import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { disposablePool } from './disposable-pool.js';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Prepared once per run under this name, then copied. */
  template?: { name: string; prepare: (url: string) => Promise<void> };
}

/** Advisory lock key: one process creates a template at a time. */
const TEMPLATE_LOCK = 7_306_001;

/** Templates that this process has already checked. */
const ready = new Set<string>();

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests through jest.config.mjs.');
  return url;
}

function urlOf(database: string): string {
  return serverUrl().replace(/@([^/]*)\/[^?]*/, `@$1/${database}`);
}

/** One connection for all databases of this process, because each connection is a PostgreSQL process. */
let maintenance: pg.Pool | undefined;

async function withMaintenance<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  maintenance ??= new pg.Pool({ connectionString: serverUrl(), max: 1, allowExitOnIdle: true })
    // The server may stop before its clients.
    .on('error', () => undefined);
  const client = await maintenance.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function ensureTemplate({ name, prepare }: { name: string; prepare: (url: string) => Promise<void> }) {
  const database = `template_${name}`;
  if (ready.has(database)) return database;
  await withMaintenance(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    try {
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
      if (found.rowCount) return;
      const unfinished = `${database}_${randomBytes(4).toString('hex')}`;
      await client.query(`CREATE DATABASE ${unfinished}`);
      await prepare(urlOf(unfinished));
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${database}`);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    }
  });
  ready.add(database);
  return database;
}

/** Creates an empty database (or a copy of the template) on the run's server. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const source = options.template ? await ensureTemplate(options.template) : 'template0';
  const database = `test_${randomBytes(8).toString('hex')}`;
  await withMaintenance((client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${source} STRATEGY FILE_COPY`),
  );
  const url = urlOf(database);
  const pool = disposablePool(url);
  return {
    url,
    pool,
    close: async () => {
      await pool.end();
      await withMaintenance((client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
    },
  };
}
