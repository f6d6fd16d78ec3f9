import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';

import { migrate } from '../platform/database/migrate.js';

/** As a shop leaves it that was open once: its tables, and those of its jobs, which take longer to make. */
async function prepare(url: string): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client, DEFAULT_SCHEMA);
  } finally {
    await client.end();
  }
}

/** A migrated database of a test's own. */
export const openShopDatabase = (): Promise<TestDatabase> =>
  openTestDatabase({ template: { name: 'shop', prepare } });
