import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DigitalDownload } from '../downloads/digital-download.entity.js';
import { MailOrderAgain } from '../downloads/mail-order-again.use-case.js';
import { sendOrderMail } from '../downloads/send-order-mail.job.js';
import { LockOrder } from './lock-order.use-case.js';
import { isOrderId } from './order-id.js';
import { isPaidFor } from './order-status.js';
import { Order } from './order.entity.js';
import { OrderAddressChange } from './order-address-change.entity.js';

/** Links that went to the wrong person open nothing any more. */
const END_LINKS = `UPDATE download_links SET expires_at = least(expires_at, now())
  WHERE grant_id IN (SELECT id FROM download_grants WHERE order_id = $1)`;

const refuse = (code: string, sentence: string): never => {
  throw new DomainError('conflict', code, sentence, [{ field: 'email', message: sentence }]);
};

/** Mends the address of a buyer: links so far end, and her letter goes to the new one. */
@Injectable()
export class ChangeOrderAddress {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
    private readonly letters: EmailQueue,
    private readonly suppressions: MailSuppressions,
    private readonly mailOrderAgain: MailOrderAgain,
  ) {}

  /**
   * @param seen the address that the order had when its editor was opened
   * @throws DomainError where it was changed since, was cancelled, or letters to the new address come back
   */
  execute(by: Staff, orderId: string, email: string, seen: string): Promise<void> {
    return this.database.transaction(async () => {
      // A letter that is just being written to the old address is waited for: its links are to end too.
      if (isOrderId(orderId)) await this.database.lock(`order-mail:${orderId}`);
      const order = await this.lockOrder.execute(orderId);
      // A second click.
      if (order.customerEmail === email && seen !== email) return;
      await this.refuse(order, email, seen);
      await this.change(order, email);
      await this.note(by, order, email);
      if (isPaidFor(order.status)) await this.letters.enqueue(sendOrderMail, { orderId: order.id }, email);
    });
  }

  private async refuse({ customerEmail, status }: Order, email: string, seen: string): Promise<void> {
    if (status === 'cancelled')
      refuse('COMMERCE.ORDER_CANCELLED', 'This order was cancelled: there is nothing to send to anybody.');
    if (customerEmail !== seen) {
      refuse(
        'COMMERCE.ADDRESS_CHANGED',
        `The address of this order was changed in another window since you opened it: it is ${customerEmail} now.`,
      );
    }
    if (customerEmail === email) refuse('COMMERCE.ADDRESS_SAME', 'The order has this address already.');
    if (await this.suppressions.holds('purchases', email)) {
      refuse(
        'COMMERCE.ADDRESS_HELD_BACK',
        'Letters to this address came back, or were called spam, so it gets none. Please ask the buyer for another one.',
      );
    }
  }

  private async change({ id }: Order, email: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(Order, { id }, { customerEmail: email });
    await manager.update(DigitalDownload, { orderId: id }, { customerEmail: email });
    await manager.query(END_LINKS, [id]);
    await this.mailOrderAgain.execute(id);
  }

  /** The addresses in the order's own history alone: the log can never be rid of them. */
  private async note(by: Staff, { id, customerEmail }: Order, email: string): Promise<void> {
    const change = { id: randomUUID(), orderId: id, oldEmail: customerEmail, newEmail: email };
    await this.database.manager.insert(OrderAddressChange, { ...change, changedBy: by.name });
    await this.auditLog.record(by, { action: 'order.address-changed', subject: { kind: 'order', id } });
  }
}
