import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import { contentFolder } from '@lectern/catalogue/content';
import type pg from 'pg';

import { type BackupSettings, placeText } from '../../../platform/config/backup-settings.js';
import { programVersion } from '../../../platform/config/build.js';
import type { Configuration } from '../../../platform/config/configuration.js';
import { Outage } from '../../../platform/outage.js';
import { DiskStoredFiles } from '../../../platform/storage/stored-files.disk.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { BACKUP_TIMEOUT_MS, type BackupFacts } from '../backup-rules.js';
import { encrypted } from './age.js';
import { ArchiveWriter } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { copyCluster } from './cluster-copy.js';
import { findDataDirectory } from './cluster-copy.queries.js';
import { dump } from './dump.js';
import { FileCopies, openSources, readWhole } from './file-copies.js';
import {
  type BackupHeader,
  type BackupManifest,
  type DatabaseCopy,
  FORMAT,
  HEADER,
  MANIFEST,
} from './manifest.js';
import { factsOf } from './manifest-facts.js';
import { findProgram } from './postgres-programs.js';
import { exportRows } from './row-export.js';
import {
  listKeyIds,
  listMigrations,
  listSequences,
  mayDump,
  openSnapshot,
  serverVersion,
} from './row-export.queries.js';
import { withClient } from './row-import.js';
import { copySiteKeys } from './site-keys-copy.js';
import { archiveKey, indexKey, openPlace } from './stored-backups.js';

export interface MadeBackup {
  bytes: number;
  facts: BackupFacts;
}

export const DUMP = 'database/dump';
/** Folder of texts and pictures in an archive. */
export const CONTENT = 'texts/';
export const SETTINGS = 'settings.env';
export const FILE_LIST = 'files.jsonl';
/** Fast, because most of the time is spent elsewhere. */
const GZIP_LEVEL = 4;

/** Parts of one backup that its steps share. */
interface Work {
  configuration: Configuration;
  settings: BackupSettings;
  name: string;
  archive: ArchiveWriter;
  files: FileCopies;
  warnings: string[];
  /** Leaves out files, content, settings and keys. */
  isDatabaseOnly: boolean;
  signal: AbortSignal;
}

type DatabasePart = Pick<BackupManifest, 'copies' | 'tables' | 'sequences' | 'keyIds'>;

const noDump = (major: number) =>
  `No pg_dump of PostgreSQL ${major} or newer was found, so this backup has the rows of all tables, and no dump: ` +
  `install the package postgresql-client-${major}.`;

const NO_RIGHTS =
  'The role of DATABASE_URL may not read what pg_dump reads, so this backup has the rows of all tables, and no dump: ' +
  'set DATABASE_OWNER_URL for the command.';

/** Writes rows and dump from one snapshot, so that both are the same state. */
async function writeSnapshot(
  client: pg.Client,
  url: string,
  work: Work,
  header: BackupHeader,
): Promise<DatabasePart> {
  const { archive, configuration, warnings, signal } = work;
  const copies: DatabaseCopy[] = ['rows'];
  const snapshot = await openSnapshot(client);
  try {
    const { major } = header.postgres;
    const program = configuration.databaseUrl ? await findProgram('pg_dump', major) : undefined;
    if (program && (await mayDump(client))) {
      await archive.addParts(DUMP, dump(program, url, snapshot, signal));
      copies.push('dump');
    } else if (configuration.databaseUrl) warnings.push(program ? NO_RIGHTS : noDump(major));
    const tables = await exportRows(client, archive);
    return { copies, tables, sequences: await listSequences(client), keyIds: await listKeyIds(client) };
  } finally {
    await client.query('ROLLBACK');
  }
}

async function writeDatabase(url: string, work: Work, header: BackupHeader): Promise<DatabasePart> {
  return withClient(url, async (client) => {
    const part = await writeSnapshot(client, url, work, header);
    if (work.configuration.databaseUrl) return part;
    await copyCluster(client, await findDataDirectory(client), work.name, work.archive);
    return { ...part, copies: ['cluster', ...part.copies] };
  });
}

async function writeContent(archive: ArchiveWriter): Promise<void> {
  const content = new DiskStoredFiles(contentFolder);
  for await (const file of content.list())
    await archive.add(`${CONTENT}${file.key}`, file.bytes, await readWhole(content, file));
}

/** The file of settings holds passwords: it is never written to another machine without encryption. */
async function writeSettings({ archive, settings, warnings }: Work): Promise<void> {
  const file = path.resolve('.env');
  if (!existsSync(file)) return;
  const isEncrypted = settings.recipients.length > 0;
  if (!isEncrypted && !('folder' in settings.to)) {
    warnings.push('The file .env is not in this backup, because it is not encrypted: set BACKUP_RECIPIENT.');
    return;
  }
  await archive.addText(SETTINGS, await readFile(file, 'utf8'));
  if (!isEncrypted)
    warnings.push(
      'The backup has the passwords of .env and is not encrypted: set BACKUP_RECIPIENT, or guard the folder.',
    );
}

async function writeMembers(url: string, work: Work, place: StoredFiles): Promise<BackupManifest> {
  const { archive, files, name } = work;
  const header: BackupHeader = await withClient(url, async (client) => ({
    format: FORMAT,
    name,
    takenAt: new Date().toISOString(),
    program: programVersion(),
    platform: `${process.platform}-${process.arch}`,
    postgres: await serverVersion(client),
    migrations: await listMigrations(client),
  }));
  await archive.addText(HEADER, JSON.stringify(header));
  const database = await writeDatabase(url, work, header);
  if (!work.isDatabaseOnly) await writeSettings(work);
  if (!work.isDatabaseOnly) await writeContent(archive);
  // After the database: files never change under their name, so all that the rows name are copied.
  const sources = work.isDatabaseOnly ? {} : await openSources(work.configuration);
  await archive.addParts(FILE_LIST, files.copyAll(sources));
  await place.write(indexKey(name), Readable.from([files.index]));
  const { count, bytes } = files;
  const manifest: BackupManifest = {
    ...header,
    ...database,
    files: { count, bytes },
    members: archive.members,
  };
  await archive.addText(MANIFEST, JSON.stringify(manifest));
  archive.finish();
  return manifest;
}

/** Counts and hashes what passes. */
function meter() {
  const hash = createHash('sha256');
  const meters = { bytes: 0, sha256: () => hash.digest('hex') };
  const content = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      meters.bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(meters, { content });
}

/** Pipes streams so that an error of one ends the next. */
function through(
  source: Readable,
  target: NodeJS.ReadWriteStream & { destroy(error?: Error): void },
): Readable {
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target) as unknown as Readable;
}

const asBackupError = (error: unknown, { settings }: Work): unknown => {
  if (error instanceof BackupError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new BackupError(`There is no space left in ${placeText(settings.to)}.`);
  if (syscall && 'folder' in settings.to)
    return new BackupError(`The folder of backups cannot be used: ${(error as Error).message}.`);
  if (error instanceof Outage) return new BackupError(error.message);
  if ((error as Error).name === 'TimeoutError')
    return new BackupError('The backup took too long and was stopped.');
  return error;
};

/** Writes the archive to its place under its name when it is whole. */
async function writeArchive(url: string, work: Work): Promise<MadeBackup> {
  const { settings, name, archive, signal } = work;
  const place = await openPlace(settings.to, work.configuration.timeLimits.s3);
  const metered = meter();
  const packed = through(archive.content, createGzip({ level: GZIP_LEVEL }));
  const isEncrypted = settings.recipients.length > 0;
  const sealed = isEncrypted ? await encrypted(packed, settings.recipients) : packed;
  const stop = () => archive.fail(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const producing = writeMembers(url, work, place).catch((error: unknown) => {
    archive.fail(error);
    throw error;
  });
  try {
    const stored = place.write(archiveKey(name, isEncrypted), through(sealed, metered.content), signal);
    // A place that fails, such as a full disk, also ends the producer, which would wait for it forever.
    stored.catch((error: unknown) => archive.fail(error));
    const [produced, written] = await Promise.allSettled([producing, stored]);
    if (written.status === 'rejected' && produced.status === 'fulfilled') throw written.reason;
    if (produced.status === 'rejected') throw produced.reason;
    return {
      bytes: metered.bytes,
      facts: {
        ...factsOf(produced.value),
        files: { ...produced.value.files, copied: work.files.copied },
        sha256: metered.sha256(),
        isEncrypted,
        warnings: work.warnings,
      },
    };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Writes a backup to its place.
 * @param ownerUrl database URL of the role that owns the tables; a superuser on the embedded server
 * @throws BackupError, with nothing whole left at the place
 */
export async function makeBackup(
  configuration: Configuration,
  settings: BackupSettings,
  ownerUrl: string,
  name: string,
  signal: AbortSignal,
  { isDatabaseOnly = false } = {},
): Promise<MadeBackup> {
  const place = await openPlace(settings.to);
  const work: Work = {
    configuration,
    settings,
    name,
    archive: new ArchiveWriter(),
    files: new FileCopies(place, settings.recipients, signal),
    warnings: [],
    isDatabaseOnly,
    signal,
  };
  try {
    if (place instanceof DiskStoredFiles) await place.removeUnfinished(BACKUP_TIMEOUT_MS);
    if (!isDatabaseOnly)
      await copySiteKeys(configuration.siteKeys, await openPlace(settings.keysTo), settings.recipients);
    return await writeArchive(ownerUrl, work);
  } catch (error) {
    throw asBackupError(error, work);
  }
}
