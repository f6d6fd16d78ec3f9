import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { hasCluster, isClusterRunning, moveCluster, removeCluster } from '@lectern/embedded-postgres';

import { type BackupPlace, placeText } from '../../../platform/config/backup-settings.js';
import type { Configuration } from '../../../platform/config/configuration.js';
import { SiteKeyFile } from '../../../platform/signed-links/site-key-file.js';
import { readIdentities } from './age.js';
import { BackupError } from './backup-error.js';
import { CONTENT, SETTINGS } from './make-backup.js';
import type { BackupManifest } from './manifest.js';
import { unpackArchive } from './open-archive.js';
import {
  type DatabaseRestore,
  type Prepare,
  restoreBeside,
  restoreEmbedded,
  restoreInto,
} from './restore-database.js';
import { countSites, forgetKeys } from './restore-database.queries.js';
import { restoreFiles } from './restore-files.js';
import { findNeededKeys } from './restore-keys.js';
import { hasTables } from './row-import.queries.js';
import { withClient } from './row-import.js';
import { openPlace, type StoredBackup } from './stored-backups.js';

export interface RestoreOptions {
  identityFile?: string | undefined;
  keysFile?: string | undefined;
  isWithoutKeys?: boolean;
  isFromRows?: boolean;
  /** Moves the present database and files aside. */
  isReplacing?: boolean;
}

export interface Restored {
  manifest: BackupManifest;
  /** Sentences for the owner. */
  notes: readonly string[];
}

/** Folders and files of a data directory that a restore brings. */
const ENTRIES = ['files', 'mail', 'embed-loaders'] as const;

const isFilled = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

/** @returns true if there is data to move aside @throws BackupError if the target is in use, or has data that may not be replaced */
async function checkTarget(
  { dataDir, databaseUrl, databaseDirectUrl = databaseUrl, databaseOwnerUrl }: Configuration,
  isReplacing: boolean,
) {
  if (!databaseUrl && isClusterRunning(dataDir))
    throw new BackupError(`A site is running on ${dataDir}: stop it, then restore.`);
  const ownerUrl = databaseOwnerUrl ?? databaseDirectUrl;
  const [hasDatabase, sites] = ownerUrl
    ? await withClient(
        ownerUrl,
        async (client) => [await hasTables(client), await countSites(client)] as const,
      )
    : [hasCluster(dataDir), 0];
  if (sites > 0) throw new BackupError('A site is connected to the database: stop it, then restore.');
  if (hasDatabase && !isReplacing)
    throw new BackupError(
      `${databaseUrl ? 'The database' : dataDir} has a site already. --replace moves it aside and restores in its place.`,
    );
  if (!isReplacing && (await isFilled(path.join(dataDir, 'files'))))
    throw new BackupError(
      `${dataDir} has files already. --replace moves them aside and restores in their place.`,
    );
  return hasDatabase;
}

/** Moves the restored folders into the data directory, and what was there into `former`. */
async function putInPlace(staging: string, dataDir: string, former: string): Promise<void> {
  for (const entry of ENTRIES) {
    const target = path.join(dataDir, entry);
    if (!existsSync(path.join(staging, entry))) continue;
    if (existsSync(target)) {
      await mkdir(former, { recursive: true, mode: 0o711 });
      await rename(target, path.join(former, entry));
    }
    await rename(path.join(staging, entry), target);
  }
}

/** Texts and settings are not put in place, because the machine may have newer ones. */
async function keepAside(unpacked: string, dataDir: string, name: string): Promise<string[]> {
  const kept = path.join(dataDir, `restored-${name}`);
  const notes: string[] = [];
  // From an earlier restore of the same backup.
  await rm(kept, { recursive: true, force: true });
  for (const [member, note] of [
    [CONTENT, 'The texts of the backup are in'],
    [SETTINGS, 'Its settings (.env) are in'],
  ] as const) {
    const source = path.join(unpacked, member);
    if (!existsSync(source)) continue;
    await mkdir(kept, { recursive: true, mode: 0o700 });
    await rename(source, path.join(kept, member));
    notes.push(`${note} ${path.join(kept, member)}.`);
  }
  return notes;
}

async function restoreDatabase(
  configuration: Configuration,
  staging: string,
  restore: DatabaseRestore,
  hasDatabase: boolean,
): Promise<string[]> {
  const { databaseUrl, databaseDirectUrl: url = databaseUrl, databaseOwnerUrl: ownerUrl } = configuration;
  if (!url) return [`The database is restored ${await restoreEmbedded(staging, restore)}.`];
  if (!hasDatabase) return [`The database is restored ${await restoreInto({ url, ownerUrl }, restore)}.`];
  const { how, formerName } = await restoreBeside({ url, ownerUrl }, restore);
  return [`The database is restored ${how}. The former one is now called ${formerName}.`];
}

/**
 * Restores a site onto an empty machine, or in the place of another. Everything is unpacked and checked beside its target first.
 * @throws BackupError before anything is changed, except after a failure of the disk or the server itself
 */
export async function restoreBackup(
  configuration: Configuration,
  { place, backup }: { place: BackupPlace; backup: StoredBackup },
  prepare: Prepare,
  { identityFile, keysFile, isWithoutKeys = false, isFromRows = false, isReplacing = false }: RestoreOptions,
): Promise<Restored> {
  const { dataDir, siteKeys } = configuration;
  const identities = identityFile ? await readIdentities(identityFile) : [];
  const hasDatabase = await checkTarget(configuration, isReplacing);
  const staging = path.join(dataDir, `restoring-${backup.name}`);
  const unpacked = path.join(staging, 'unpacked');
  const signal = new AbortController().signal;
  await rm(staging, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true, mode: 0o711 });
  try {
    const stored = await openPlace(place);
    const manifest = await unpackArchive(stored, backup, identities, unpacked);
    const keysTo = configuration.backup?.keysTo ?? place;
    const keys = await findNeededKeys(manifest, siteKeys, keysTo, { keysFile, isWithoutKeys, identities });
    const source = { place: stored, unpacked, isEncrypted: backup.isEncrypted, identities };
    const files = await restoreFiles(configuration, source, staging);
    const restore: DatabaseRestore = {
      unpacked,
      manifest,
      isFromRows,
      placeName: placeText(place),
      prepare: async (urls) => {
        await prepare(urls);
        if (isWithoutKeys) await withClient(urls.ownerUrl ?? urls.url, forgetKeys);
      },
      signal,
    };
    const notes = await restoreDatabase(configuration, staging, restore, hasDatabase);
    const former = path.join(dataDir, `before-restore-${Date.now()}`);
    await putInPlace(staging, dataDir, former);
    if (keys && 'file' in siteKeys) await new SiteKeyFile(siteKeys.file).write(keys);
    if (!configuration.databaseUrl) {
      if (hasDatabase) await moveCluster(dataDir, former);
      await moveCluster(staging, dataDir);
    }
    if (existsSync(former)) notes.push(`The former files are in ${former}.`);
    notes.push(`${files.count} files are restored.`, ...(await keepAside(unpacked, dataDir, backup.name)));
    return { manifest, notes };
  } finally {
    await removeCluster(staging);
    await rm(staging, { recursive: true, force: true });
  }
}
