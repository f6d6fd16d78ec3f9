import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import pg from 'pg';
import { MigrationExecutor } from 'typeorm';

import { ConfigurationError } from '../config/configuration-error.js';
import { type DatabaseLimits, defaultTimeLimits } from '../config/time-limits.js';
import { hasJobTables, createJobTables } from '../jobs/job-tables.js';
import { ResilientClient, connectionLimits } from '../database/resilient-client.js';
import { createDataSource } from '../database/open-database.js';
import { migrations } from '../database/migrations/index.js';

/** Any number that every process of this project agrees on. */
const MIGRATION_LOCK = 7_306_000;

/** How often one who waits for another's migrations looks whether they are made. */
export const LOOK_EVERY_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

/** How an upgrade gets along with those who use the tables meanwhile. */
interface Patience {
  /** Whoever waits for a table has all others wait behind it: it lets go after so long. */
  lockTimeoutMs: number;
  /** The pauses before it tries again; after the last, the start fails. */
  retryDelaysMs: readonly number[];
}

const PATIENCE: Patience = {
  lockTimeoutMs: 5_000,
  retryDelaysMs: [1_000, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000],
};
const logger = new Logger('Database');

/** A start that finds every migration made, as nearly all do, needs nothing of what makes them. */
async function isUpToDate(client: ResilientClient): Promise<boolean> {
  const { rows: tables } = await client.query(`SELECT WHERE to_regclass('migrations') IS NOT NULL`);
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const made = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => made.has(name)) && (await hasJobTables(client));
}

/** Until the session ends. One who waits asks again: whoever makes an index waits for all who are inside a statement. */
export async function takeLock(client: ResilientClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>('SELECT pg_try_advisory_lock($1) AS "isTaken"', [
    lock,
  ]);
  return rows[0]?.isTaken ?? false;
}

/** Those that are not made yet, each in a transaction of its own but for those that say otherwise. */
async function makeMissing(databaseUrl: string, limits: DatabaseLimits): Promise<void> {
  const alone = { size: 2, limits };
  const dataSource = await createDataSource(databaseUrl, [], { visitors: alone, jobs: alone }).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** What PostgreSQL calls an error, whoever has wrapped it. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}

/**
 * Brings the tables up to date, those of the jobs among them. Many processes may start at once: one migrates, the others
 * wait for it.
 * @throws QueryFailedError where a table stays in use
 * @throws ConfigurationError where they are not up to date, and belong to somebody else
 */
export async function migrate(
  databaseUrl: string,
  patience = PATIENCE,
  limits = defaultTimeLimits.database.migrations,
): Promise<void> {
  const client = new ResilientClient({ ...connectionLimits(limits), connectionString: databaseUrl });
  await client.connect();
  try {
    const delaysMs = [...patience.retryDelaysMs];
    while (!(await isUpToDate(client))) {
      if (!(await takeLock(client, MIGRATION_LOCK))) {
        await pause(LOOK_EVERY_MS);
        continue;
      }
      try {
        await makeMissing(databaseUrl, { ...limits, lockMs: patience.lockTimeoutMs });
        await createJobTables(client);
      } catch (error) {
        const delayMs = delaysMs.shift();
        if (codeOf(error) !== LOCK_NOT_AVAILABLE || delayMs === undefined) throw error;
        logger.warn(`A table that is to be changed is in use; the upgrade tries again in ${delayMs} ms.`);
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
