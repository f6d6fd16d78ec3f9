import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { CHECK_EVERY_MS } from './backup-schedule-rules.js';

/** Enqueues what is due, and emails the owner if a backup is overdue. */
export const checkBackups = defineJob<NoPayload>({ name: 'check-backups', attempts: 1 });

defineSchedule({ job: checkBackups, everyMs: CHECK_EVERY_MS });

/** A failure is recorded and emailed; the next check tries again. */
export const makeBackupJob = defineJob<NoPayload>({ name: 'make-backup', attempts: 1 });

export const rehearseBackupJob = defineJob<NoPayload>({ name: 'rehearse-backup', attempts: 1 });

/** One kind of email for each trouble, as each is sent at most once a day. */
export const BACKUP_EMAILS = {
  failed: defineEmailJob<NoPayload>('tell-of-failed-backup', 'owner'),
  overdue: defineEmailJob<NoPayload>('tell-of-overdue-backup', 'owner'),
  'rehearsal-failed': defineEmailJob<NoPayload>('tell-of-failed-rehearsal', 'owner'),
} as const;
