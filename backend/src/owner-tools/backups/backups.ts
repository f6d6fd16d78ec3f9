import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { type BackupSettings, placeText } from '../../platform/config/backup-settings.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { canTransition } from '../../platform/transitions.js';
import { BackupError } from './archive/backup-error.js';
import { withBackupLock } from './archive/backup-lock.js';
import { makeBackup } from './archive/make-backup.js';
import { type RehearsalOptions, rehearseBackup } from './archive/rehearse-backup.js';
import {
  findStoredBackup,
  listStoredBackups,
  removeStoredBackups,
  type StoredBackup,
} from './archive/stored-backups.js';
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

type Work = (ownerUrl: string, signal: AbortSignal) => Promise<Result>;

const UNKNOWN = 'It failed unexpectedly; the log says why.';

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
    return this.record('backup', name, BACKUP_TIMEOUT_MS, (ownerUrl, signal) =>
      makeBackup(this.configuration, this.settings, ownerUrl, name, signal),
    );
  }

  /**
   * Restores a stored backup (the newest by default) into a scratch database, compares rows and hashes, and records it.
   * @throws BackupError as `create` does
   */
  async rehearse(name?: string, options: Omit<RehearsalOptions, 'sha256'> = {}): Promise<Backup> {
    const { name: rehearsed } = await findStoredBackup(this.settings.to, name);
    const made = await this.database.manager.findOneBy(Backup, {
      name: rehearsed,
      kind: 'backup',
      state: 'done',
    });
    const { sha256 } = made?.facts ?? {};
    return this.record('rehearsal', rehearsed, REHEARSAL_TIMEOUT_MS, async (ownerUrl, signal) => {
      const all = { ...options, sha256 };
      const facts = await rehearseBackup(this.configuration, this.settings, ownerUrl, rehearsed, signal, all);
      return { bytes: null, facts };
    });
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
  remove(names: readonly string[]): Promise<void> {
    return withBackupLock(this.configuration, () => removeStoredBackups(this.settings.to, names));
  }

  private get settings(): BackupSettings {
    const { backup } = this.configuration;
    if (backup) return backup;
    throw new BackupError('No backup is configured: BACKUP_TO names the folder or bucket.');
  }

  private record(kind: BackupKind, name: string, timeoutMs: number, work: Work): Promise<Backup> {
    const place = placeText(this.settings.to);
    return withBackupLock(this.configuration, async (ownerUrl) => {
      const { manager } = this.database;
      // Nothing else runs under the lock, so these are of processes that have ended.
      const error = 'The process ended before it was done.';
      await manager.update(Backup, { state: 'running' }, { state: 'failed', finishedAt: new Date(), error });
      const id = randomUUID();
      await manager.insert(Backup, { id, kind, name, place, state: 'running' });
      try {
        const { bytes, facts } = await work(ownerUrl, AbortSignal.timeout(timeoutMs));
        await this.finish(id, 'done', { bytes, facts, error: null });
      } catch (failure) {
        const isKnown = failure instanceof BackupError;
        if (!isKnown) this.logger.error(`${kind} failed`, failure);
        await this.finish(id, 'failed', { error: isKnown ? failure.message : UNKNOWN });
        throw failure;
      }
      return manager.findOneByOrFail(Backup, { id });
    });
  }

  private async finish(
    id: string,
    state: 'done' | 'failed',
    result: Partial<Pick<Backup, 'bytes' | 'facts' | 'error'>>,
  ): Promise<void> {
    if (!canTransition(backupTransitions, 'running', state)) return;
    await this.database.manager.update(
      Backup,
      { id, state: 'running' },
      { ...result, state, finishedAt: new Date() },
    );
  }
}
