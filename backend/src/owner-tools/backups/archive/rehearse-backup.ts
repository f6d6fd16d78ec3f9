import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { adoptCluster } from '@lectern/embedded-postgres';

import type { BackupSettings } from '../../../platform/config/backup-settings.js';
import type { Configuration } from '../../../platform/config/configuration.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { type BackupFacts, FILES_TO_READ, newBackupName } from '../backup-rules.js';
import { createIdentity, readIdentities } from './age.js';
import { BackupError } from './backup-error.js';
import { checkCopies } from './check-copies.js';
import { CLUSTER } from './cluster-copy.js';
import { restoreDump } from './dump.js';
import { readWhole } from './file-copies.js';
import { DUMP, makeBackup } from './make-backup.js';
import type { BackupManifest } from './manifest.js';
import { unpackArchive } from './open-archive.js';
import { findProgram } from './postgres-programs.js';
import { hasFittingCluster } from './restore-database.js';
import { factsOf } from './manifest-facts.js';
import { compareInTemporaryTables, compareRows, importRows, readParts, withClient } from './row-import.js';
import { countAllRows } from './row-import.queries.js';
import {
  NoScratchDatabase,
  withDatabaseBeside,
  withScratchDatabase,
  withServerOn,
} from './scratch-database.js';
import { withScratchFolder } from './scratch-folder.js';
import { archiveKey, findStoredBackup, openPlace, type StoredBackup } from './stored-backups.js';

interface Rehearsal {
  ownerUrl: string;
  folder: string;
  manifest: BackupManifest;
  signal: AbortSignal;
}

/** Reads every table of the recovered files once: their state is later than that of the rows by the length of the copy. */
async function checkCluster({ folder, manifest }: Rehearsal): Promise<void> {
  if (!(await hasFittingCluster(manifest))) return;
  const dataDir = path.join(folder, 'cluster');
  await adoptCluster(path.join(folder, CLUSTER), dataDir);
  await withServerOn(dataDir, (url) =>
    withClient(url, (client) => countAllRows(client, Object.keys(manifest.tables))),
  );
}

async function checkDump({ folder, manifest, signal }: Rehearsal, scratchUrl: string): Promise<void> {
  const program = await findProgram('pg_restore', manifest.postgres.major);
  if (!program) return;
  await withDatabaseBeside(scratchUrl, 'dump', async (url) => {
    await restoreDump(program, url, Readable.from(readParts(folder, DUMP)), signal);
    await withClient(url, (client) => compareRows(client, manifest.tables));
  });
}

const NO_SCRATCH =
  'The role of the site may not create databases, so the rows were restored and compared in temporary tables.';

/** @returns warnings */
async function checkDatabase(rehearsal: Rehearsal): Promise<string[]> {
  const { ownerUrl, folder, manifest } = rehearsal;
  try {
    await withScratchDatabase(folder, ownerUrl, async (url) => {
      await importRows(url, folder, manifest);
      await withClient(url, (client) => compareRows(client, manifest.tables));
      if (manifest.copies.includes('dump')) await checkDump(rehearsal, url);
    });
    await checkCluster(rehearsal);
    return [];
  } catch (error) {
    if (!(error instanceof NoScratchDatabase)) throw error;
    await compareInTemporaryTables(ownerUrl, folder, manifest);
    return [NO_SCRATCH];
  }
}

/** Restores the archive's database into scratch ones. @returns facts of its manifest */
async function rehearseArchive(
  place: StoredFiles,
  backup: StoredBackup,
  identities: readonly string[],
  rehearsal: Omit<Rehearsal, 'manifest'>,
): Promise<BackupFacts> {
  const manifest = await unpackArchive(place, backup, identities, rehearsal.folder, rehearsal.signal);
  const warnings = await checkDatabase({ ...rehearsal, manifest });
  return { ...factsOf(manifest), isEncrypted: backup.isEncrypted, warnings };
}

async function hashOf(place: StoredFiles, { name, bytes, isEncrypted }: StoredBackup): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await readWhole(place, { key: archiveKey(name, isEncrypted), bytes }), hash);
  return hash.digest('hex');
}

const NO_IDENTITY =
  'The identity of this backup is not on this machine, so the stored archive was compared with its hash, and a fresh copy ' +
  'of the database was restored instead.';

export interface RehearsalOptions {
  /** By default that of BACKUP_IDENTITY_FILE. */
  identityFile?: string | undefined;
  /** How many of the stored files to read and to compare with their hash; the others must exist. */
  filesToRead?: number;
  /** Hash of the stored archive, recorded when it was made. */
  sha256?: string | undefined;
}

/**
 * Restores a backup into a scratch database, compares rows and hashes with its manifest, and removes the database.
 * @throws BackupError that names the first difference
 */
export async function rehearseBackup(
  configuration: Configuration,
  settings: BackupSettings,
  ownerUrl: string,
  name: string,
  signal: AbortSignal,
  { identityFile = settings.identityFile, filesToRead = FILES_TO_READ, sha256 }: RehearsalOptions = {},
): Promise<BackupFacts> {
  const identities = identityFile ? await readIdentities(identityFile) : [];
  const place = await openPlace(settings.to);
  const backup = await findStoredBackup(settings.to, name);
  if (sha256 && (await hashOf(place, backup)) !== sha256)
    throw new BackupError(`The archive of ${name} has changed since it was written.`);
  return withScratchFolder(configuration.dataDir, async (folder) => {
    const rehearsal = { ownerUrl, folder, signal };
    if (!backup.isEncrypted || identities.length > 0) {
      const facts = await rehearseArchive(place, backup, identities, rehearsal);
      return {
        ...facts,
        files: {
          ...(await checkCopies(place, folder, backup.isEncrypted, identities, filesToRead)),
          copied: 0,
        },
      };
    }
    const { identity, recipient } = await createIdentity();
    const to = { folder: path.join(folder, 'fresh') };
    const fresh = newBackupName(new Date());
    await makeBackup(configuration, { ...settings, to, recipients: [recipient] }, ownerUrl, fresh, signal, {
      isDatabaseOnly: true,
    });
    const stored = await findStoredBackup(to, fresh);
    const facts = await rehearseArchive(await openPlace(to), stored, [identity], rehearsal);
    return { ...facts, warnings: [NO_IDENTITY, ...(facts.warnings ?? [])] };
  });
}
