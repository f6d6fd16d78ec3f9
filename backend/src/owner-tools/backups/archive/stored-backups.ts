import path from 'node:path';

import { type BackupPlace, placeText } from '../../../platform/config/backup-settings.js';
import { defaultTimeLimits, type S3Limits } from '../../../platform/config/time-limits.js';
import { DiskStoredFiles } from '../../../platform/storage/stored-files.disk.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { takenAtOf } from '../backup-rules.js';
import { AGE } from './age.js';
import { BackupError } from './backup-error.js';
import { FILES, idIn } from './file-copies.js';

/** A whole backup at its place. */
export interface StoredBackup {
  name: string;
  takenAt: Date;
  /** Of the archive, without the stored files, which backups share. */
  bytes: number;
  isEncrypted: boolean;
}

const ARCHIVE = '.tar.gz';
const INDEX = '.files';
/** Bytes of a file's id in an index. */
const ID_BYTES = 16;

export const archiveKey = (name: string, isEncrypted: boolean): string =>
  `${name}${ARCHIVE}${isEncrypted ? AGE : ''}`;
/** Ids of the files that a backup lists. Not encrypted, so that old files can be removed without an identity. */
export const indexKey = (name: string): string => `${name}${INDEX}`;

/** Opens a folder or bucket of backups. Loads the S3 client only if it is used. */
export async function openPlace(
  place: BackupPlace,
  limits: S3Limits = defaultTimeLimits.s3,
): Promise<StoredFiles> {
  if ('folder' in place) return new DiskStoredFiles(place.folder);
  const { S3StoredFiles } = await import('../../../platform/storage/stored-files.s3.js');
  return new S3StoredFiles(place.s3, limits);
}

/** Lists the whole backups at a place, newest first. */
export async function listStoredBackups(place: BackupPlace): Promise<StoredBackup[]> {
  const files = await openPlace(place);
  const found: StoredBackup[] = [];
  // Names start with a year; the stored files are below `files/`.
  for await (const { key, bytes } of files.list('2')) {
    const isEncrypted = key.endsWith(AGE);
    const name = path.basename(key, archiveKey('', isEncrypted));
    const takenAt = takenAtOf(name);
    if (takenAt && key === archiveKey(name, isEncrypted)) found.push({ name, takenAt, bytes, isEncrypted });
  }
  return found.sort((one, other) => (one.name < other.name ? 1 : -1));
}

/** @param name the newest by default @throws BackupError if there is none */
export async function findStoredBackup(place: BackupPlace, name?: string): Promise<StoredBackup> {
  const all = await listStoredBackups(place);
  const found = name === undefined ? all[0] : all.find((backup) => backup.name === name);
  if (found) return found;
  throw new BackupError(
    name === undefined
      ? `There is no backup in ${placeText(place)}.`
      : `There is no backup ${name} in ${placeText(place)}.`,
  );
}

async function readIds(files: StoredFiles, name: string): Promise<string[] | undefined> {
  const bytes = await files.size(indexKey(name));
  if (bytes === undefined) return undefined;
  if (bytes === 0) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(indexKey(name), 0, bytes - 1)) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  return Array.from({ length: Math.floor(bytes / ID_BYTES) }, (_, index) =>
    content.toString('latin1', index * ID_BYTES, (index + 1) * ID_BYTES),
  );
}

/** Removes stored files that no remaining backup lists. Keeps all if an index is missing. */
async function removeUnlistedFiles(files: StoredFiles, remaining: readonly string[]): Promise<void> {
  const listed = new Set<string>();
  for (const name of remaining) {
    const ids = await readIds(files, name);
    if (!ids) return;
    for (const id of ids) listed.add(id);
  }
  for await (const { key } of files.list(FILES)) {
    const id = idIn(key);
    if (id && !listed.has(Buffer.from(id, 'hex').toString('latin1'))) await files.remove(key);
  }
}

/** Removes backups and the stored files that only they list. Can be repeated after a failure. */
export async function removeStoredBackups(place: BackupPlace, names: readonly string[]): Promise<void> {
  const files = await openPlace(place);
  for (const name of names) {
    await files.remove(archiveKey(name, false));
    await files.remove(archiveKey(name, true));
    await files.remove(indexKey(name));
  }
  const remaining = await listStoredBackups(place);
  await removeUnlistedFiles(
    files,
    remaining.map(({ name }) => name),
  );
}
