import { CalmClient } from './calm-client.js';
import { createDataSource } from './data-source.js';

/** Any number that every process of this project agrees on. */
const MIGRATION_LOCK = 7_306_000;

/** Brings the tables up to date. Many processes may start at once: one migrates, the others wait for it. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new CalmClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await createDataSource(databaseUrl, []).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await client.end();
  }
}
