import { hasCluster } from '@lectern/embedded-postgres';

import { ConfigurationError } from '../platform/config/configuration-error.js';
import type { Configuration } from '../platform/config/configuration.js';
import { connectTo } from '../platform/database/check-addresses.js';
import { hasOwner } from './existing-data.queries.js';

type Settings = Pick<Configuration, 'dataDir' | 'databaseUrl' | 'timeLimits'>;

/**
 * Refuses to set up a site whose database has one already: its content folder is missing, perhaps because a disk is not
 * mounted.
 * @throws ConfigurationError
 */
export async function refuseExistingData(settings: Settings, folder: string): Promise<void> {
  const place = await existingData(settings);
  if (place === undefined) return;
  throw new ConfigurationError(
    `${folder} has no content, but ${place} has the data of a site. Put its content back, or name a new folder in DATA_DIR, or another database, for a new site.`,
  );
}

async function existingData({ dataDir, databaseUrl, timeLimits }: Settings): Promise<string | undefined> {
  if (!databaseUrl) return hasCluster(dataDir) ? dataDir : undefined;
  const client = await connectTo('DATABASE_URL', databaseUrl, timeLimits.database.requests);
  try {
    return (await hasOwner(client)) ? 'DATABASE_URL' : undefined;
  } finally {
    await client.end();
  }
}
