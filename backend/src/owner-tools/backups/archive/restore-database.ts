import path from 'node:path';
import { Readable } from 'node:stream';

import { adoptCluster, installedMajor, startEmbeddedPostgres } from '@lectern/embedded-postgres';

import { parseDatabaseUrl } from '../../../platform/database/data-source.js';
import { BackupError } from './backup-error.js';
import { CLUSTER } from './cluster-copy.js';
import { restoreDump } from './dump.js';
import { DUMP } from './make-backup.js';
import type { BackupManifest } from './manifest.js';
import { findProgram } from './postgres-programs.js';
import { recordRestore } from './restore-database.queries.js';
import { importRows, readParts, withClient } from './row-import.js';
import { withName } from './scratch-database.js';
import { createDatabase, dropDatabase, renameDatabase } from './scratch-database.queries.js';

/** Migrates a restored database on, and grants the rights of the site's role. */
export type Prepare = (urls: { url: string; ownerUrl: string | undefined }) => Promise<void>;

export interface DatabaseRestore {
  /** Folder of the unpacked archive. */
  unpacked: string;
  manifest: BackupManifest;
  /** Leaves copies of files and dumps aside. */
  isFromRows: boolean;
  placeName: string;
  prepare: Prepare;
  signal: AbortSignal;
}

const DATABASE = 'lectern';
const SITE_ROLE = 'lectern_site';

async function finish(url: string, { manifest, placeName }: DatabaseRestore): Promise<void> {
  await withClient(url, (client) => recordRestore(client, manifest, placeName));
}

/** Whether the backup has a copy of the database's files that this machine's PostgreSQL can open. */
export async function hasFittingCluster({ copies, postgres, platform }: BackupManifest): Promise<boolean> {
  const isSamePlatform = platform === `${process.platform}-${process.arch}`;
  return copies.includes('cluster') && isSamePlatform && postgres.major === (await installedMajor());
}

/** Makes the database files of `staging`, a data directory, and stops their server. @returns how, for the owner */
export async function restoreEmbedded(staging: string, restore: DatabaseRestore): Promise<string> {
  const { unpacked, manifest } = restore;
  const isCluster = !restore.isFromRows && (await hasFittingCluster(manifest));
  if (isCluster) await adoptCluster(path.join(unpacked, CLUSTER), staging);
  const server = await startEmbeddedPostgres({ dataDir: staging, database: DATABASE });
  try {
    if (!isCluster) await importRows(server.url, unpacked, manifest);
    await restore.prepare({ url: server.urlFor(SITE_ROLE), ownerUrl: server.url });
    await finish(server.url, restore);
  } finally {
    await server.stop();
  }
  return isCluster ? 'from the copy of its files' : 'from the rows of its tables';
}

/** Fills an empty database of one's own server. @returns how, for the owner */
async function fill(ownerUrl: string, restore: DatabaseRestore): Promise<string> {
  const { unpacked, manifest, isFromRows, signal } = restore;
  const hasDump = manifest.copies.includes('dump') && !isFromRows;
  const program = hasDump ? await findProgram('pg_restore', manifest.postgres.major) : undefined;
  if (!program) {
    await importRows(ownerUrl, unpacked, manifest);
    return 'from the rows of its tables';
  }
  await restoreDump(program, ownerUrl, Readable.from(readParts(unpacked, DUMP)), signal);
  return 'from its dump';
}

/**
 * Restores into a new database beside the configured one, which then takes its name. The former one is kept under another
 * name, which is returned.
 * @throws BackupError if the role may not create databases, or a site is connected
 */
export async function restoreBeside(
  urls: { url: string; ownerUrl: string | undefined },
  restore: DatabaseRestore,
): Promise<{ how: string; formerName: string }> {
  const { url, ownerUrl = url } = urls;
  const { database: name = DATABASE } = parseDatabaseUrl(ownerUrl);
  const fresh = `${name}_restoring`;
  const formerName = `${name}_before_${Date.now()}`;
  const maintenance = withName(ownerUrl, 'postgres');
  await withClient(maintenance, (client) => createDatabase(client, fresh)).catch((error: Error) => {
    throw new BackupError(
      `No database could be created beside ${name}: ${error.message}. Let the role create databases (ALTER ROLE … CREATEDB), ` +
        'or drop and create the database yourself and restore into the empty one.',
    );
  });
  try {
    const how = await fill(withName(ownerUrl, fresh), restore);
    await restore.prepare({
      url: withName(url, fresh),
      ownerUrl: urls.ownerUrl && withName(ownerUrl, fresh),
    });
    await finish(withName(ownerUrl, fresh), restore);
    await withClient(maintenance, async (client) => {
      await renameDatabase(client, name, formerName);
      await renameDatabase(client, fresh, name);
    });
    return { how, formerName };
  } catch (error) {
    await withClient(maintenance, (client) => dropDatabase(client, fresh));
    throw error;
  }
}

/** Restores into an empty database. A failure leaves it empty, or with tables that a second try refuses. */
export async function restoreInto(
  urls: { url: string; ownerUrl: string | undefined },
  restore: DatabaseRestore,
): Promise<string> {
  const { url, ownerUrl = url } = urls;
  const how = await fill(ownerUrl, restore);
  await restore.prepare(urls);
  await finish(ownerUrl, restore);
  return how;
}
