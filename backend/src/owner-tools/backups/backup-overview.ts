import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { placeText } from '../../platform/config/backup-settings.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Backup } from './backup.entity.js';
import { BACKUPS_SHOWN, isOverdue } from './backup-schedule-rules.js';
import { makeBackupJob, rehearseBackupJob } from './backup-schedule.jobs.js';
import { findAttempts, isJobOpen } from './backup-schedule.queries.js';
import { BackupSchedule } from './backup-schedule.js';
import type { BackupsDto } from './backups.dto.js';

type BackupView = BackupsDto['recent'][number];

const NEWEST = { startedAt: 'DESC' } as const;

/** State of backups for the dashboard. */
@Injectable()
export class BackupOverview {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly schedule: BackupSchedule,
    private readonly auditLog: AuditLog,
  ) {}

  async read(): Promise<BackupsDto> {
    const { manager } = this.database;
    const { backup } = this.configuration;
    const ended = In(['done', 'failed'] as const);
    const [last] = await manager.find(Backup, {
      where: { kind: 'backup', state: 'done' },
      order: NEWEST,
      take: 1,
    });
    const [rehearsal] = await manager.find(Backup, {
      ...{ where: { kind: 'rehearsal', state: ended }, order: NEWEST, take: 1 },
    });
    const recent = await manager.find(Backup, { order: NEWEST, take: BACKUPS_SHOWN });
    const { doneAt, firstTriedAt } = await findAttempts(manager, 'backup');
    return {
      plan: this.plan(),
      isOverdue: backup !== undefined && isOverdue(doneAt ?? firstTriedAt, backup, new Date()),
      isRunning: await isJobOpen(manager, makeBackupJob.name),
      isRehearsing: await isJobOpen(manager, rehearseBackupJob.name),
      last: last ? viewOf(last) : null,
      lastRehearsal: rehearsal ? viewOf(rehearsal) : null,
      recent: recent.map(viewOf),
    };
  }

  /** @throws DomainError if no backup is configured */
  async start(what: 'backup' | 'rehearsal', by: Staff): Promise<BackupsDto> {
    if (!this.configuration.backup)
      throw new DomainError('conflict', 'BACKUPS.NOT_CONFIGURED', 'No backup is configured: set BACKUP_TO.');
    await this.database.transaction(async () => {
      const action = what === 'backup' ? 'backup.requested' : 'backup.rehearsed';
      await this.auditLog.record(by, { action, subject: { kind: 'backup', id: what } });
      await this.schedule.enqueue(what);
    });
    return this.read();
  }

  private plan(): BackupsDto['plan'] {
    const { backup } = this.configuration;
    if (!backup) return null;
    const { to, recipients, everyHours, atHour, keep } = backup;
    return {
      place: placeText(to),
      isEncrypted: recipients.length > 0,
      canRehearse: this.schedule.canRehearse,
      everyHours,
      atHour,
      keepDays: keep.days,
      keepWeeks: keep.weeks,
      keepMonths: keep.months,
    };
  }
}

function viewOf({ facts: { isEncrypted, warnings = [] }, ...backup }: Backup): BackupView {
  return { ...backup, isEncrypted: isEncrypted ?? null, warnings };
}
