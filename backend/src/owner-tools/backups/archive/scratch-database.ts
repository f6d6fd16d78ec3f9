import path from 'node:path';

import { installedMajor, removeCluster, startEmbeddedPostgres } from '@lectern/embedded-postgres';

import { parseDatabaseUrl } from '../../../platform/database/data-source.js';
import { BackupError } from './backup-error.js';
import { withClient } from './row-import.js';
import { createDatabase, dropDatabase } from './scratch-database.queries.js';

const DATABASE = 'lectern';
/** Fast instead of durable: it is removed afterward. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB' };

/** Starts a server on the database files of a folder, new ones if it has none, and removes them afterward. */
export async function withServerOn<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir: folder, database: DATABASE, settings: SETTINGS });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
    await removeCluster(folder);
  }
}

/** URL of another database on the same server. */
export const withName = (url: string, database: string): string =>
  url.replace(/^([a-z]+:\/\/[^/]*)\/[^?]*/, `$1/${encodeURIComponent(database)}`);

/** The role may not create databases. */
export class NoScratchDatabase extends BackupError {}

/** Creates an empty database on the server of `url`, and drops it afterward. @throws NoScratchDatabase if the role may not */
export async function withDatabaseBeside<T>(
  url: string,
  suffix: string,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const name = `${parseDatabaseUrl(url).database ?? 'lectern'}_${suffix}`;
  await withClient(url, (client) => createDatabase(client, name)).catch((error: Error) => {
    throw new NoScratchDatabase(
      `No scratch database could be created: ${error.message}. ` +
        'Let the role of DATABASE_OWNER_URL, or else of DATABASE_URL, create databases: ALTER ROLE … CREATEDB.',
    );
  });
  try {
    return await use(withName(url, name));
  } finally {
    await withClient(url, (client) => dropDatabase(client, name));
  }
}

/**
 * Runs `use` with an empty database: on a server of its own if this machine has the programs, else beside the site's.
 * @param folder for the files of that server
 */
export async function withScratchDatabase<T>(
  folder: string,
  ownerUrl: string,
  use: (url: string) => Promise<T>,
): Promise<T> {
  if ((await installedMajor()) === undefined) return withDatabaseBeside(ownerUrl, 'rehearsal', use);
  return withServerOn(path.join(folder, 'server'), use);
}
