import type { BackupPlace } from '../../../platform/config/backup-settings.js';

/** A whole backup at its place. */
export interface StoredBackup {
  name: string;
  takenAt: Date;
  /** Of the archive, without the stored files, which backups share. */
  bytes: number;
}

/** Lists the whole backups at a place, newest first. */
export function listStoredBackups(_place: BackupPlace): Promise<StoredBackup[]> {
  return Promise.resolve([]);
}

/** Removes backups and the stored files that only they list. Can be repeated after a failure. */
export function removeStoredBackups(_place: BackupPlace, _names: readonly string[]): Promise<void> {
  return Promise.resolve();
}
