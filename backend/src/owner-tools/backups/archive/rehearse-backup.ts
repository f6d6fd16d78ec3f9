import type { Configuration } from '../../../platform/config/configuration.js';
import type { BackupFacts } from '../backup-rules.js';
import { BackupError } from './backup-error.js';

/**
 * Restores a backup into a scratch database, compares rows and hashes with what its manifest lists, and removes it.
 * @throws BackupError that names the first difference
 */
export function rehearseBackup(
  _configuration: Configuration,
  _name: string,
  _signal: AbortSignal,
): Promise<BackupFacts> {
  return Promise.reject(new BackupError('This release rehearses no backups yet.'));
}
