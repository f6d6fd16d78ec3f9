import 'reflect-metadata';

import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { openDatabaseForCommand } from './platform/database/open-database.js';
import { prepareDatabase } from './prepare-database.js';

/** Brings the tables of the site up to date beside whatever runs on them, and hands them to their owner where one is named. */
async function migrateTables(): Promise<string> {
  // Nobody is written to.
  const configuration = configurationFromEnvironment({ mailFrom: 'nobody@example.com' });
  const visit = await openDatabaseForCommand(configuration);
  try {
    await prepareDatabase(visit, configuration);
    return visit.ownerUrl
      ? 'The tables are up to date, and belong to a role that the site is not.'
      : 'The tables are up to date, and belong to the role of the site itself: DATABASE_OWNER_URL names another.';
  } finally {
    await visit.close();
  }
}

try {
  process.stdout.write(`${await migrateTables()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
