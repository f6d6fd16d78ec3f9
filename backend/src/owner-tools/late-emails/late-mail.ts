import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { LateJobs } from '../../platform/jobs/late-jobs.js';
import { lateEmailsEmail } from './late-emails-email.js';
import type { LateEmailsDto } from './late-emails.dto.js';
import { askAboutLateEmails, HELD_SINCE, tellOfLateEmails } from './late-emails.jobs.js';

const LIST = `SELECT o.job, b.id AS "broadcastId", b.subject, count(*)::int AS count, min(o.held_due_at) AS "dueAt"
  FROM outbox o LEFT JOIN broadcasts b ON b.id::text = o.payload ->> 'broadcastId'
  WHERE o.closed_at IS NULL AND o.held_at IS NOT NULL
  GROUP BY o.job, b.id, b.subject ORDER BY "dueAt", o.job, b.id`;

/** All of one kind, or one broadcast's alone. */
const CHOSEN = `FROM outbox WHERE closed_at IS NULL AND held_at IS NOT NULL AND job = $1
  AND ($2::text IS NULL OR payload ->> 'broadcastId' = $2)`;

const LOCK = `SELECT id ${CHOSEN} ORDER BY seq FOR NO KEY UPDATE`;

const CLOSE = `UPDATE outbox SET closed_at = clock_timestamp() WHERE id IN (SELECT id ${CHOSEN} FOR NO KEY UPDATE)
  RETURNING id, job, payload`;

/** All late emails of one kind, or one broadcast's. */
interface Chosen {
  job: string;
  broadcastId?: string | null | undefined;
}

/**
 * Emails that were held because the site found them late: after an outage, or after its database was restored. What a
 * buyer or visitor has asked for is never held.
 */
@Injectable()
export class LateEmails {
  constructor(
    private readonly database: Database,
    private readonly lateJobs: LateJobs,
    private readonly mailPace: BulkEmailThrottle,
    private readonly emails: EmailQueue,
    private readonly events: Events,
    private readonly auditLog: AuditLog,
    private readonly configuration: Configuration,
  ) {}

  /** Grouped by kind and broadcast, those that were due first at the top. */
  list(): Promise<LateEmailsDto[]> {
    return this.database.manager.query<LateEmailsDto[]>(LIST);
  }

  /** Sends late emails now, at the pace of {@link BulkEmailThrottle}. @returns how many still waited */
  send({ job, broadcastId = null }: Chosen, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const held = await this.database.manager.query<{ id: string }[]>(LOCK, [job, broadcastId]);
      const ids = held.map(({ id }) => id);
      const sent = await this.lateJobs.release(ids, await this.mailPace.delaysMs(ids.length));
      await this.record('late-emails.sent', { job, broadcastId }, sent, by);
      return sent;
    });
  }

  /** Closes late emails unsent: they cannot be sent later. @returns how many still waited */
  discard({ job, broadcastId = null }: Chosen, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const [closed] = await this.database.manager.query<
        [{ id: string; job: string; payload: object }[], number]
      >(CLOSE, [job, broadcastId]);
      for (const run of closed) await this.events.publish(jobGivenUp, run);
      await this.record('late-emails.discarded', { job, broadcastId }, closed.length, by);
      return closed.length;
    });
  }

  private async record(
    action: string,
    { job, broadcastId }: Chosen,
    count: number,
    by: Staff,
  ): Promise<void> {
    if (count === 0) return;
    const subject = broadcastId ? { kind: 'broadcast', id: broadcastId } : { kind: 'job', id: job };
    await this.auditLog.record(by, { action, subject, after: { job, count } });
  }

  /** Enqueues one email to the owner about all that is held by now. */
  @HandlesJob(askAboutLateEmails)
  async ask(): Promise<void> {
    const [held] = await this.database.manager.query<unknown[]>(`${HELD_SINCE} LIMIT 1`);
    if (held) await this.emails.enqueue(tellOfLateEmails, {}, site.contact.email);
  }

  @WritesEmail(tellOfLateEmails)
  async writeEmail(): Promise<Email | undefined> {
    const late = await this.list();
    return late.length > 0 ? lateEmailsEmail(late, this.configuration.publicUrl) : undefined;
  }
}
