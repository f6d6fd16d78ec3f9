import type { Configuration } from '../../../platform/config/configuration.js';
import type { BackupFacts } from '../backup-rules.js';
import { BackupError } from './backup-error.js';

export interface MadeBackup {
  bytes: number;
  facts: BackupFacts;
}

/** Writes a backup to its place. @throws BackupError, with nothing whole left at the place */
export function makeBackup(
  _configuration: Configuration,
  _name: string,
  _signal: AbortSignal,
): Promise<MadeBackup> {
  return Promise.reject(new BackupError('This release makes no backups yet.'));
}
