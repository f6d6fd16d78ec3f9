import pg from 'pg';

import type { Configuration } from './platform/config/configuration.js';
import { ResilientClient, connectionLimits } from './platform/database/resilient-client.js';
import { migrate } from './platform/database-setup/migrate.js';
import type { ReachedDatabase } from './platform/database/open-database.js';
import { migrateAsOwner } from './platform/database-setup/site-role.js';

/** Migrates all tables, as their owner if one is set. */
export async function prepareDatabase(
  { url, ownerUrl }: Pick<ReachedDatabase, 'url' | 'ownerUrl'>,
  { stripe, timeLimits }: Pick<Configuration, 'stripe' | 'timeLimits'>,
): Promise<void> {
  const limits = timeLimits.database.migrations;
  if (!ownerUrl) return migrate(url, undefined, limits);
  await migrateAsOwner({ url, ownerUrl }, limits, async () => {
    await migrate(ownerUrl, undefined, limits);
    if (stripe) return;
    // Without an owner role, the sandbox creates its tables when it opens.
    const { makeSandboxTables } = await import('@lectern/stripe-sandbox');
    const pool = new pg.Pool({
      ...connectionLimits(limits),
      connectionString: ownerUrl,
      Client: ResilientClient,
    });
    try {
      await makeSandboxTables(pool);
    } finally {
      await pool.end();
    }
  });
}
