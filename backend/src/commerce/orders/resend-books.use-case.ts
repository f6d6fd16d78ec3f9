import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { MailOrderAgain } from '../downloads/mail-order-again.use-case.js';
import { sendOrderMail } from '../downloads/send-order-mail.job.js';
import { LockOrder } from './lock-order.use-case.js';
import { isPaidFor } from './order-status.js';

/** A second click, or one in another window, is the same wish for this long. */
const SAME_WISH_MS = 60_000;

/** Has the buyer sent the letter of her purchase once more, with links of its own. */
@Injectable()
export class ResendBooks {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly letters: EmailQueue,
    private readonly suppressions: MailSuppressions,
    private readonly mailOrderAgain: MailOrderAgain,
  ) {}

  /** @throws DomainError where the purchase does not stand, or its buyer's address gets no letters */
  execute(by: Staff, orderId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id, status, customerEmail } = await this.lockOrder.execute(orderId);
      if (!isPaidFor(status)) {
        throw new DomainError(
          'conflict',
          'COMMERCE.NOTHING_TO_SEND',
          'This order is not paid, or was given back or is in dispute: there is nothing to send.',
        );
      }
      if (await this.suppressions.holds('purchases', customerEmail)) {
        throw new DomainError(
          'conflict',
          'COMMERCE.ADDRESS_HELD_BACK',
          'Letters to this address came back, or were called spam, so it gets none. Please change the address of the order, or let the address have letters again under Letters, Mail, Held back.',
        );
      }
      // One that was tried in vain goes now; one that is on its way, or just went, is what is wished for.
      const wasFailing = await this.outbox.retry(sendOrderMail, { orderId: id });
      if (!wasFailing && (await this.isOnItsWay(id))) return;
      await this.auditLog.record(by, { action: 'order.resent', subject: { kind: 'order', id } });
      if (wasFailing) return;
      await this.mailOrderAgain.execute(id);
      await this.letters.enqueue(sendOrderMail, { orderId: id }, customerEmail);
    });
  }

  /** The letter that a purchase brings by itself is none that was wished for. */
  private async isOnItsWay(orderId: string): Promise<boolean> {
    if (await this.outbox.wake(sendOrderMail, { orderId })) return true;
    const cause = Raw((column) => `${column} @> :cause::jsonb`, { cause: JSON.stringify({ orderId }) });
    const [latest, earlier] = await this.database.manager.find(MailDelivery, {
      where: { letter: sendOrderMail.name, cause },
      order: { queuedAt: 'DESC' },
      take: 2,
    });
    if (!latest || !earlier) return false;
    return Date.now() - latest.queuedAt.getTime() < SAME_WISH_MS;
  }
}
