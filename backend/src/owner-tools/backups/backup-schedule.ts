import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { type Closing, HandlesJob, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { BackupAlerts } from './backup-alerts.js';
import { expiredBackups, isBackupDue, isOverdue, isRehearsalDue } from './backup-schedule-rules.js';
import { checkBackups, makeBackupJob, rehearseBackupJob } from './backup-schedule.jobs.js';
import { closeInterrupted, findAttempts, findBackupNames, findRehearsed } from './backup-schedule.queries.js';
import { Backups } from './backups.js';

/** Makes and rehearses backups when they are due, one at a time among all workers, and removes old ones. */
@Injectable()
export class BackupSchedule {
  private readonly logger = new Logger('Backups');

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly backups: Backups,
    private readonly alerts: BackupAlerts,
    private readonly outbox: Outbox,
  ) {}

  /** Enqueues a backup or a rehearsal, or finds the one that is under way. Call it in a transaction. */
  async enqueue(what: 'backup' | 'rehearsal'): Promise<void> {
    const job = what === 'backup' ? makeBackupJob : rehearseBackupJob;
    await this.outbox.enqueue(job, {}, { dedupKey: 'one' });
  }

  @HandlesJob(checkBackups)
  async check(): Promise<void> {
    const { backup: settings, timeZone } = this.configuration;
    if (!settings) return;
    const { manager } = this.database;
    await closeInterrupted(manager);
    const now = new Date();
    const backups = await findAttempts(manager, 'backup');
    const rehearsals = await findAttempts(manager, 'rehearsal');
    const hasBackup = backups.doneAt !== undefined;
    if (isBackupDue(backups, settings, now, timeZone)) await this.enqueue('backup');
    if (this.canRehearse && isRehearsalDue(rehearsals, hasBackup, now)) await this.enqueue('rehearsal');
    if (isOverdue(backups.doneAt ?? backups.firstTriedAt, settings, now)) await this.alerts.notify('overdue');
  }

  /** An encrypted backup opens only with its identity, which is rarely on this machine. */
  get canRehearse(): boolean {
    const { backup } = this.configuration;
    return backup !== undefined && (backup.recipients.length === 0 || backup.identityFile !== undefined);
  }

  @HandlesJobOutside(makeBackupJob)
  async make(): Promise<Closing> {
    if (!this.backups.isConfigured) return undefined;
    const before = await this.lastAttempt('backup');
    try {
      await this.backups.create();
    } catch (error) {
      return this.failed('backup', before, error);
    }
    await this.removeExpired().catch((error: unknown) => {
      this.logger.warn(`old backups are not removed: ${summarizeError(error)}`);
    });
    return undefined;
  }

  @HandlesJobOutside(rehearseBackupJob)
  async rehearse(): Promise<Closing> {
    if (!this.backups.isConfigured) return undefined;
    const before = await this.lastAttempt('rehearsal');
    try {
      await this.backups.rehearse();
    } catch (error) {
      return this.failed('rehearsal', before, error);
    }
    return undefined;
  }

  /** Emails the owner about a failure, unless nothing was begun because another backup or rehearsal is running. */
  private async failed(
    kind: 'backup' | 'rehearsal',
    before: number | undefined,
    error: unknown,
  ): Promise<Closing> {
    this.logger.warn(`${kind} failed: ${summarizeError(error)}`);
    if ((await this.lastAttempt(kind)) === before) return undefined;
    return () => this.alerts.notify(kind === 'backup' ? 'failed' : 'rehearsal-failed');
  }

  private async lastAttempt(kind: 'backup' | 'rehearsal'): Promise<number | undefined> {
    return (await findAttempts(this.database.manager, kind)).triedAt?.getTime();
  }

  /** Only backups that this database has a record of: another site may keep its own at the same place. */
  private async removeExpired(): Promise<void> {
    const { backup } = this.configuration;
    if (!backup) return;
    const { manager } = this.database;
    const known = new Set(await findBackupNames(manager));
    const stored = (await this.backups.stored()).filter(({ name }) => known.has(name));
    const expired = expiredBackups(stored, backup.keep, await findRehearsed(manager));
    if (expired.length === 0) return;
    await this.backups.remove(expired);
    this.logger.log(`old backups removed: ${expired.length}`);
  }
}
