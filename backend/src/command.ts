import { Logger } from '@nestjs/common';

import type { Configuration } from './platform/config/configuration.js';
import { processFields } from './platform/config/read-configuration.js';
import { Database } from './platform/database/database.js';
import { createDataSource } from './platform/database/data-source.js';
import { openDatabaseForCommand } from './platform/database/open-database.js';
import { Log } from './platform/logging/log.js';
import { prepareDatabase } from './prepare-database.js';

/** Runs `use` on the up-to-date database of a site, which may be running. */
export async function withDatabase<T>(
  configuration: Configuration,
  entities: Parameters<typeof createDataSource>[1],
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const opened = await openDatabaseForCommand(configuration);
  try {
    await prepareDatabase(opened, configuration);
    const dataSource = await createDataSource(opened.url, entities).initialize();
    try {
      return await use(new Database(dataSource));
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await opened.close();
  }
}

/** Prints the result of a command, or its error's message with exit code 1. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  Logger.overrideLogger(new Log('warn', undefined, processFields()));
  try {
    process.stdout.write(`${await command(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
