import 'reflect-metadata';

import { runCommand } from './command.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { openDatabaseForCommand } from './platform/database/open-database.js';
import { prepareDatabase } from './prepare-database.js';

/** Migrates the tables beside a running site, and gives them to DATABASE_OWNER_URL if it is set. */
async function migrateTables(): Promise<string> {
  // No email is sent.
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const opened = await openDatabaseForCommand(configuration);
  try {
    await prepareDatabase(opened, configuration);
    return opened.ownerUrl
      ? 'The tables are up to date and belong to another role than the site’s.'
      : 'The tables are up to date and belong to the role of the site. DATABASE_OWNER_URL can name another.';
  } finally {
    await opened.close();
  }
}

await runCommand(migrateTables);
