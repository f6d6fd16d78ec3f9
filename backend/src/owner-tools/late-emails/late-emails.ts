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
import { askAboutLateEmails, lateEmailsEmailJob } from './late-emails.jobs.js';
import {
  closeLateEmails,
  findLateEmails,
  hasHeldSinceLast,
  type LateSelection,
  lockLateEmails,
} from './late-emails.queries.js';

/**
 * Emails held because they were overdue, after an outage or a restored database. Emails that a buyer or visitor
 * requested are never held.
 */
@Injectable()
export class LateEmails {
  constructor(
    private readonly database: Database,
    private readonly lateJobs: LateJobs,
    private readonly bulkEmailThrottle: BulkEmailThrottle,
    private readonly emails: EmailQueue,
    private readonly events: Events,
    private readonly auditLog: AuditLog,
    private readonly configuration: Configuration,
  ) {}

  list(): Promise<LateEmailsDto[]> {
    return findLateEmails(this.database.manager);
  }

  /** Sends late emails at the pace of {@link BulkEmailThrottle}. @returns how many were still held */
  send(selection: LateSelection, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const ids = await lockLateEmails(this.database.manager, selection);
      const sent = await this.lateJobs.release(ids, await this.bulkEmailThrottle.delaysMs(ids.length));
      await this.record('late-emails.sent', selection, sent, by);
      return sent;
    });
  }

  /** Closes late emails unsent, for good. @returns how many were still held */
  discard(selection: LateSelection, by: Staff): Promise<number> {
    return this.database.transaction(async () => {
      const closed = await closeLateEmails(this.database.manager, selection);
      for (const run of closed) await this.events.publish(jobGivenUp, run);
      await this.record('late-emails.discarded', selection, closed.length, by);
      return closed.length;
    });
  }

  private async record(
    action: string,
    { job, broadcastId }: LateSelection,
    count: number,
    by: Staff,
  ): Promise<void> {
    if (count === 0) return;
    const subject = broadcastId ? { kind: 'broadcast', id: broadcastId } : { kind: 'job', id: job };
    await this.auditLog.record(by, { action, subject, after: { job, count } });
  }

  /** Enqueues one email to the owner about everything held so far. */
  @HandlesJob(askAboutLateEmails)
  async ask(): Promise<void> {
    if (await hasHeldSinceLast(this.database.manager, lateEmailsEmailJob.name))
      await this.emails.enqueue(lateEmailsEmailJob, {}, site.contact.email);
  }

  @WritesEmail(lateEmailsEmailJob)
  async writeEmail(): Promise<Email | undefined> {
    const late = await this.list();
    return late.length > 0 ? lateEmailsEmail(late, this.configuration.publicUrl) : undefined;
  }
}
