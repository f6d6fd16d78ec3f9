import path from 'node:path';

import type { BackupPlace, BackupSettings } from '../../../platform/config/backup-settings.js';
import { takenAtOf } from '../backup-rules.js';
import { AGE } from './age.js';
import { archiveKey, findStoredBackup, type StoredBackup } from './stored-backups.js';

interface RestoreSource {
  place: BackupPlace;
  backup: StoredBackup;
}

/** Name of a backup in the last part of a path, such as `2026-….tar.gz.age`. */
function nameIn(text: string): string | undefined {
  const last = path.basename(text);
  const name = path.basename(last, archiveKey('', last.endsWith(AGE)));
  return takenAtOf(name) ? name : undefined;
}

/**
 * Finds a backup by a folder or bucket (its newest), a path to an archive in one, or the name of one in BACKUP_TO.
 * @throws BackupError if there is none
 */
export async function findRestoreSource(
  text: string | undefined,
  settings: BackupSettings | undefined,
  read: (text: string) => BackupPlace,
): Promise<RestoreSource | undefined> {
  const name = text === undefined ? undefined : nameIn(text);
  const folder = name === undefined ? text : text?.slice(0, -path.basename(text).length).replace(/\/$/, '');
  const place = folder ? read(folder) : settings?.to;
  return place && { place, backup: await findStoredBackup(place, name) };
}
