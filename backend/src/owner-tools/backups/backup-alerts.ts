import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { backupEmail } from './backup-email.js';
import type { BackupTrouble } from './backup-schedule-rules.js';
import { BACKUP_EMAILS } from './backup-schedule.jobs.js';
import { wasEmailedToday } from './backup-schedule.queries.js';
import { Backups } from './backups.js';

/** Emails the owner about failed and overdue backups, each at most once a day. */
@Injectable()
export class BackupAlerts {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly emails: EmailQueue,
    private readonly backups: Backups,
  ) {}

  /** Call it in a transaction. */
  async notify(trouble: BackupTrouble): Promise<void> {
    const job = BACKUP_EMAILS[trouble];
    await this.database.lock(job.name);
    if (await wasEmailedToday(this.database.manager, job.name)) return;
    await this.emails.enqueue(job, {}, site.contact.email);
  }

  @WritesEmail(BACKUP_EMAILS.failed)
  writeFailed(): Promise<Email> {
    return this.write('failed');
  }

  @WritesEmail(BACKUP_EMAILS.overdue)
  writeOverdue(): Promise<Email> {
    return this.write('overdue');
  }

  @WritesEmail(BACKUP_EMAILS['rehearsal-failed'])
  writeRehearsalFailed(): Promise<Email> {
    return this.write('rehearsal-failed');
  }

  private async write(trouble: BackupTrouble): Promise<Email> {
    const recent = await this.backups.list('backup', 100);
    const [rehearsal] = await this.backups.list('rehearsal', 1);
    const latest = trouble === 'rehearsal-failed' ? rehearsal : recent[0];
    const lastDone = recent.find(({ state }) => state === 'done');
    const facts = { trouble, reason: latest?.error ?? null, lastAt: lastDone?.startedAt };
    return backupEmail(facts, this.configuration.publicUrl);
  }
}
