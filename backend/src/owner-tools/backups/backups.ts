import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { type BackupSettings, placeText } from '../../platform/config/backup-settings.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { BackupError } from './archive/backup-error.js';
import { makeBackup } from './archive/make-backup.js';
import { rehearseBackup } from './archive/rehearse-backup.js';
import { listStoredBackups, removeStoredBackups, type StoredBackup } from './archive/stored-backups.js';
import {
  BACKUP_TIMEOUT_MS,
  type BackupFacts,
  type BackupKind,
  backupTransitions,
  newBackupName,
  REHEARSAL_TIMEOUT_MS,
} from './backup-rules.js';
import { Backup } from './backup.entity.js';

interface Result {
  bytes: number | null;
  facts: BackupFacts;
}

/** Backups of this site. The command and the worker use the same methods. */
@Injectable()
export class Backups {
  private readonly logger = new Logger('Backups');

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  get isConfigured(): boolean {
    return this.configuration.backup !== undefined;
  }

  /**
   * Makes a backup and records it.
   * @throws BackupError if it fails, which is recorded too, or if another one is running, which is not
   */
  create(): Promise<Backup> {
    const name = newBackupName(new Date());
    return this.record('backup', name, BACKUP_TIMEOUT_MS, (signal) =>
      makeBackup(this.configuration, this.settings, name, signal),
    );
  }

  /**
   * Restores a stored backup (the newest by default) into a scratch database, compares rows and hashes, and records it.
   * @throws BackupError as `create` does
   */
  async rehearse(name?: string): Promise<Backup> {
    const rehearsed = name ?? (await this.stored())[0]?.name;
    if (!rehearsed) throw new BackupError('There is no backup to rehearse yet.');
    return this.record('rehearsal', rehearsed, REHEARSAL_TIMEOUT_MS, async (signal) => ({
      bytes: null,
      facts: await rehearseBackup(this.configuration, rehearsed, signal),
    }));
  }

  /** Records of this database, newest first. */
  list(kind: BackupKind, limit: number): Promise<Backup[]> {
    return this.database.manager.find(Backup, { where: { kind }, order: { startedAt: 'DESC' }, take: limit });
  }

  /** Whole backups at the configured place, newest first. They may be of another database. */
  async stored(): Promise<StoredBackup[]> {
    return listStoredBackups(this.settings.to);
  }

  /** Removes stored backups, and files that only they list. Can be repeated after a failure. */
  async remove(names: readonly string[]): Promise<void> {
    await removeStoredBackups(this.settings.to, names);
  }

  private get settings(): BackupSettings {
    const { backup } = this.configuration;
    if (backup) return backup;
    throw new BackupError('No backup is configured: BACKUP_TO names the folder or bucket.');
  }

  private async record(
    kind: BackupKind,
    name: string,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Backup> {
    const place = placeText(this.settings.to);
    const { manager } = this.database;
    const id = randomUUID();
    await manager.insert(Backup, { id, kind, name, place, state: 'running' });
    try {
      const { bytes, facts } = await work(AbortSignal.timeout(timeoutMs));
      await this.finish(id, 'done', { bytes, facts, error: null });
    } catch (error) {
      this.logger.error(`${kind} failed`, error);
      const sentence =
        error instanceof BackupError ? error.message : 'It failed unexpectedly; the log says why.';
      await this.finish(id, 'failed', { error: sentence });
      throw error;
    }
    return manager.findOneByOrFail(Backup, { id });
  }

  private async finish(
    id: string,
    state: 'done' | 'failed',
    result: Partial<Pick<Backup, 'bytes' | 'facts' | 'error'>>,
  ): Promise<void> {
    if (!backupTransitions.running.includes(state)) return;
    await this.database.manager.update(
      Backup,
      { id, state: 'running' },
      { ...result, state, finishedAt: new Date() },
    );
  }
}
