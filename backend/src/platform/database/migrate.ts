import { type DatabaseLimits, usualTimeLimits } from '../config/time-limits.js';
import { CalmClient, connectionLimits } from './calm-client.js';
import { createDataSource } from './open-database.js';
import { migrations } from './migrations/index.js';

/** Any number that every process of this project agrees on. */
const MIGRATION_LOCK = 7_306_000;

/** A start that finds every migration made, as nearly all do, needs nothing of what makes them. */
async function isUpToDate(client: CalmClient): Promise<boolean> {
  const { rows: tables } = await client.query(`SELECT WHERE to_regclass('migrations') IS NOT NULL`);
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const made = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => made.has(name));
}

/** Brings the tables up to date. Many processes may start at once: one migrates, the others wait for it. */
export async function migrate(
  databaseUrl: string,
  limits: DatabaseLimits = usualTimeLimits.database.migrations,
): Promise<void> {
  // Whoever migrates is waited for, however long it takes.
  const client = new CalmClient({
    ...connectionLimits({ ...limits, lockMs: 0 }),
    connectionString: databaseUrl,
  });
  await client.connect();
  try {
    if (await isUpToDate(client)) return;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const alone = { size: 2, limits };
    const dataSource = await createDataSource(databaseUrl, [], { visitors: alone, jobs: alone }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await client.end();
  }
}
