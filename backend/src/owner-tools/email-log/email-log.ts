import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, Not, Raw } from 'typeorm';

import type { DeliveryFilter, DeliveryPageDto } from './email-log.dto.js';
import { findDeliveries } from './email-log.queries.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Failures } from '../../platform/jobs/failures.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NOT_RESENDABLE: Partial<Record<MailDelivery['status'], string>> = {
  sent: 'This email is on its way or has arrived.',
  accepted: 'This email has arrived.',
  complained: 'The reader marked this email as spam. Please write to them yourself if you need to.',
  withdrawn: 'There’s no longer a reason for this email.',
};

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

  list(filter: DeliveryFilter): Promise<DeliveryPageDto> {
    return findDeliveries(this.database, filter);
  }

  /**
   * Resends an email: a failed one is retried now; a bounced or suppressed one is enqueued under a new record, and its
   * suppression is lifted.
   * @returns the id of the record to follow
   */
  resend(id: string, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      const delivery = UUID.test(id) ? await this.findLocked(id) : null;
      if (!delivery) throw new DomainError('not-found', 'MAIL.NO_SUCH_LETTER', 'We can’t find this email.');
      const newId = await this.resendLocked(delivery);
      const { letter, status } = delivery;
      const entry = { action: 'mail.resent', subject: { kind: 'delivery', id }, after: { letter, newId } };
      await this.auditLog.record(by, { ...entry, before: { letter, status } });
      return newId;
    });
  }

  private resendLocked(delivery: MailDelivery): Promise<string> {
    if (delivery.status === 'queued') return this.retryNow(delivery);
    const reason = NOT_RESENDABLE[delivery.status];
    if (reason) throw new DomainError('conflict', 'MAIL.NOT_AGAIN', reason);
    return this.enqueueCopy(delivery);
  }

  private findLocked(id: string): Promise<MailDelivery | null> {
    const lock = { mode: 'for_no_key_update' as const };
    return this.database.manager.findOne(MailDelivery, { where: { id }, lock });
  }

  private async retryNow({ id }: MailDelivery): Promise<string> {
    if (await this.failures.retry(id)) return id;
    throw new DomainError('conflict', 'MAIL.ON_ITS_WAY', 'This email is already being sent.');
  }

  private async enqueueCopy({ id, letter, cause, recipient, queuedAt }: MailDelivery): Promise<string> {
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
    await this.events.publish(emailResendRequested, { job: letter, cause });
    return this.emails.enqueue(job, cause, recipient);
  }

  onModuleInit(): void {
    this.events.listen(jobGivenUp, async ({ id }) => {
      const change = { status: 'withdrawn' as const, changedAt: new Date() };
      await this.database.manager.update(MailDelivery, { id, status: 'queued' }, change);
    });
  }
}
