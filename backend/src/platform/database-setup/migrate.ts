import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import pg from 'pg';
import { MigrationExecutor } from 'typeorm';

import { ConfigurationError } from '../config/configuration-error.js';
import { type DatabaseLimits, defaultTimeLimits } from '../config/time-limits.js';
import { hasJobTables, createJobTables } from '../jobs/job-tables.js';
import { ResilientClient, connectionLimits } from '../database/resilient-client.js';
import { createDataSource } from '../database/data-source.js';
import { migrations } from '../database/migrations/index.js';
import { LOCK_POLL_MS, LOCK_RETRIES } from './migration-rules.js';

/** Key of an advisory lock, the same in every process of this project. */
const MIGRATION_LOCK = 7_306_000;

const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

const logger = new Logger('Database');

/** Saves most starts the work of running migrations. */
async function isUpToDate(client: ResilientClient): Promise<boolean> {
  const { rows: tables } = await client.query(`SELECT WHERE to_regclass('migrations') IS NOT NULL`);
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const done = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => done.has(name)) && (await hasJobTables(client));
}

/** Locks until the session ends. Callers poll, because a waiting statement would block concurrent index builds. */
export async function tryLock(client: ResilientClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isLocked"',
    [lock],
  );
  return rows[0]?.isLocked ?? false;
}

async function runPending(
  databaseUrl: string,
  limits: DatabaseLimits,
  known: readonly (typeof migrations)[number][] = migrations,
): Promise<void> {
  const pool = { size: 2, limits };
  const dataSource = await createDataSource(databaseUrl, [], { visitors: pool, jobs: pool })
    .setOptions({ migrations: [...known] })
    .initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** SQLSTATE of an error, also if TypeORM has wrapped it. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}

/** Runs only the named migrations, in an empty database: the tables of an older release. */
export async function migrateUpTo(
  databaseUrl: string,
  names: readonly string[],
  limits = defaultTimeLimits.database.migrations,
): Promise<void> {
  await runPending(
    databaseUrl,
    limits,
    migrations.filter(({ name }) => names.includes(name)),
  );
}

/**
 * Brings all tables up to date. If several processes start at once, one migrates and the others wait.
 * @throws QueryFailedError if a table stays locked; ConfigurationError if the role does not own the tables
 */
export async function migrate(
  databaseUrl: string,
  retries = LOCK_RETRIES,
  limits = defaultTimeLimits.database.migrations,
): Promise<void> {
  const client = new ResilientClient({ ...connectionLimits(limits), connectionString: databaseUrl });
  await client.connect();
  try {
    const delaysMs = [...retries.retryDelaysMs];
    while (!(await isUpToDate(client))) {
      if (!(await tryLock(client, MIGRATION_LOCK))) {
        await pause(LOCK_POLL_MS);
        continue;
      }
      try {
        await runPending(databaseUrl, { ...limits, lockMs: retries.lockTimeoutMs });
        await createJobTables(client);
      } catch (error) {
        const delayMs = delaysMs.shift();
        if (codeOf(error) !== LOCK_NOT_AVAILABLE || delayMs === undefined) throw error;
        logger.warn(`upgrade waits for a locked table, retrying in ${delayMs} ms`);
        await pause(delayMs);
      }
    }
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new ConfigurationError(
      'The tables are not up to date, and the role of DATABASE_URL may not change them: run `npm run migrate` with DATABASE_OWNER_URL, the address for the role that they belong to.',
    );
  } finally {
    await client.end();
  }
}
