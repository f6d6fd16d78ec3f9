import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, Not, Raw } from 'typeorm';

import type { AskedStatus, DeliveryPageDto } from './email-log.dto.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { anywhere, type PagedList, readPage } from '../../platform/http/paged-list.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Failures } from '../../platform/jobs/failures.js';

export interface DeliveryFilter {
  status?: AskedStatus | undefined;
  /** A part of the address, in any letters. */
  query?: string | undefined;
  cursor?: string | undefined;
}

/** Of what stands in the outbox for a week after it is done, only what is still owed is told. */
const DELIVERIES: PagedList = {
  select: `SELECT d.id, d.letter, d.cause, d.recipient, d.subject, d.status, d.diagnosis, d.queued_at AS "queuedAt",
    d.sent_at AS "sentAt", d.changed_at AS "changedAt",
    coalesce(o.failures, 0) AS failures, CASE WHEN o.failures > 0 THEN o.last_error END AS "lastError",
    CASE WHEN o.failures > 0 THEN o.due_at END AS "nextTryAt", o.held_at IS NOT NULL AS "isLate", d.is_kept AS "isKept"`,
  from: `FROM mail_deliveries d
  LEFT JOIN outbox o ON o.id = d.id AND o.closed_at IS NULL AND d.status = 'queued'
  WHERE ($1::text IS NULL OR d.status = $1)
    AND (NOT $2::boolean OR o.failures > 0)
    AND ($3::text IS NULL OR fold_text(d.recipient) LIKE fold_text($3))`,
  at: 'd.queued_at',
  id: 'd.id',
  idType: 'uuid',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why an email of another status is not sent again, in a sentence for the owner. */
const WHY_NOT: Partial<Record<MailDelivery['status'], string>> = {
  sent: 'This email is on its way or has arrived.',
  accepted: 'This email has arrived.',
  complained: 'The reader marked this email as spam. Please write to them yourself if you need to.',
  withdrawn: 'There’s no longer a reason for this email.',
};

/** What has become of emails, and the sending again of those that did not arrive. */
@Injectable()
export class EmailLog implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly failures: Failures,
    private readonly emails: EmailQueue,
    private readonly suppressions: MailSuppressions,
    private readonly events: Events,
    private readonly auditLog: AuditLog,
  ) {}

  /** The newest first, a page at a time. */
  list({ status, query, cursor }: DeliveryFilter): Promise<DeliveryPageDto> {
    const isFailing = status === 'failing';
    const asked = [isFailing ? 'queued' : (status ?? null), isFailing, anywhere(query)];
    return readPage(this.database, DELIVERIES, asked, { cursor });
  }

  /**
   * Sends an email again because the owner says so: one that has failed is tried now; one that bounced or was held
   * back is enqueued anew, under a record of its own, and its reader may be written to again.
   * @returns the id of the record to look at from now on
   */
  resend(id: string, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      const delivery = UUID.test(id) ? await this.hold(id) : null;
      if (!delivery) throw new DomainError('not-found', 'MAIL.NO_SUCH_LETTER', 'We can’t find this email.');
      const newId = await this.sendAgain(delivery);
      const { letter, status } = delivery;
      const entry = { action: 'mail.resent', subject: { kind: 'delivery', id }, after: { letter, newId } };
      await this.auditLog.record(by, { ...entry, before: { letter, status } });
      return newId;
    });
  }

  private sendAgain(delivery: MailDelivery): Promise<string> {
    if (delivery.status === 'queued') return this.tryNow(delivery);
    const whyNot = WHY_NOT[delivery.status];
    if (whyNot) throw new DomainError('conflict', 'MAIL.NOT_AGAIN', whyNot);
    return this.enqueueAnew(delivery);
  }

  private hold(id: string): Promise<MailDelivery | null> {
    const lock = { mode: 'for_no_key_update' as const };
    return this.database.manager.findOne(MailDelivery, { where: { id }, lock });
  }

  private async tryNow({ id }: MailDelivery): Promise<string> {
    if (await this.failures.retry(id)) return id;
    throw new DomainError('conflict', 'MAIL.ON_ITS_WAY', 'This email is already being sent.');
  }

  private async enqueueAnew({ id, letter, cause, recipient, queuedAt }: MailDelivery): Promise<string> {
    const job = emailJobs().get(letter);
    if (!job)
      throw new DomainError('gone', 'MAIL.NO_SUCH_KIND', 'The site no longer sends this kind of email.');
    const { manager } = this.database;
    const isSame = Raw((column) => `${column} = :cause::jsonb`, { cause: JSON.stringify(cause) });
    const later = { id: Not(id), letter, recipient, cause: isSame, queuedAt: MoreThan(queuedAt) };
    if (await manager.existsBy(MailDelivery, later)) {
      throw new DomainError(
        'conflict',
        'MAIL.SENT_AGAIN',
        'This email was already sent again. See the newer one.',
      );
    }
    await this.suppressions.lift(job.list, recipient);
    await this.events.tell(emailResendRequested, { job: letter, cause });
    return this.emails.enqueue(job, cause, recipient);
  }

  /** An email whose job is given up waits no longer: its record says so, in the transaction that gives it up. */
  onModuleInit(): void {
    this.events.listen(jobGivenUp, async ({ id }) => {
      const change = { status: 'withdrawn' as const, changedAt: new Date() };
      await this.database.manager.update(MailDelivery, { id, status: 'queued' }, change);
    });
  }
}
