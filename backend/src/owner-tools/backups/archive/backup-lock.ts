import type { Configuration } from '../../../platform/config/configuration.js';
import { openDatabaseForCommand } from '../../../platform/database/open-database.js';
import { BackupError } from './backup-error.js';
import { tryLockBackups } from './backup-lock.queries.js';
import { withClient } from './row-import.js';

/**
 * Opens the site's database for the role that owns its tables, and keeps other backups from running at the same time.
 * @throws BackupError if one is running
 */
export async function withBackupLock<T>(
  configuration: Configuration,
  use: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const { url, ownerUrl = url, close } = await openDatabaseForCommand(configuration);
  try {
    return await withClient(ownerUrl, async (client) => {
      if (await tryLockBackups(client)) return use(ownerUrl);
      throw new BackupError('Another backup or rehearsal is running. Please wait until it is done.');
    });
  } finally {
    await close();
  }
}
