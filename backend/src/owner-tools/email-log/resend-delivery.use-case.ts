import { Injectable } from '@nestjs/common';
import { MoreThan, Not, Raw } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Failures } from '../../platform/jobs/failures.js';
import { emailJobs } from '../../platform/email/email-job.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why a letter of another status is not sent again, in a sentence for the owner. */
const WHY_NOT: Partial<Record<MailDelivery['status'], string>> = {
  sent: 'This letter is on its way, or has arrived.',
  accepted: 'This letter has arrived.',
  complained: 'The reader called this letter spam. Write to her yourself if you must.',
  withdrawn: 'What this letter was about is over.',
};

/**
 * Sends a letter again because the owner says so: one that has failed is tried now; one that was given back or held
 * back is promised anew, under a record of its own, and its reader may be written to again.
 */
@Injectable()
export class ResendDelivery {
  constructor(
    private readonly database: Database,
    private readonly failures: Failures,
    private readonly letters: EmailQueue,
    private readonly suppressions: MailSuppressions,
    private readonly events: Events,
    private readonly auditLog: AuditLog,
  ) {}

  /** @returns the id of the record to look at from now on */
  execute(id: string, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      const delivery = UUID.test(id) ? await this.hold(id) : null;
      if (!delivery) throw new DomainError('not-found', 'MAIL.NO_SUCH_LETTER', 'This letter is not known.');
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
    return this.promiseAnew(delivery);
  }

  private hold(id: string): Promise<MailDelivery | null> {
    const lock = { mode: 'for_no_key_update' as const };
    return this.database.manager.findOne(MailDelivery, { where: { id }, lock });
  }

  private async tryNow({ id }: MailDelivery): Promise<string> {
    if (await this.failures.retry(id)) return id;
    throw new DomainError('conflict', 'MAIL.ON_ITS_WAY', 'This letter is being sent already.');
  }

  private async promiseAnew({ id, letter, cause, recipient, queuedAt }: MailDelivery): Promise<string> {
    const job = emailJobs().get(letter);
    if (!job)
      throw new DomainError('gone', 'MAIL.NO_SUCH_KIND', 'Letters of this kind are not sent any more.');
    const { manager } = this.database;
    const isSame = Raw((column) => `${column} = :cause::jsonb`, { cause: JSON.stringify(cause) });
    const later = { id: Not(id), letter, recipient, cause: isSame, queuedAt: MoreThan(queuedAt) };
    if (await manager.existsBy(MailDelivery, later)) {
      throw new DomainError(
        'conflict',
        'MAIL.SENT_AGAIN',
        'This letter was sent again already: see the newer one.',
      );
    }
    await this.suppressions.lift(job.list, recipient);
    await this.events.tell(letterWantedAgain, { letter, cause });
    return this.letters.enqueue(job, cause, recipient);
  }
}
