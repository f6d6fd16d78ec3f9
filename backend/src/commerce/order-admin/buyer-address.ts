import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { DigitalDownload } from '../downloads/download.entity.js';
import { sendOrderMail } from '../downloads/downloads.jobs.js';
import { OrderDelivery } from '../downloads/order-delivery.js';
import { CopyRequests } from '../personal-copies/copy-requests.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order, OrderAddressChange } from '../orders/order.entity.js';
import { endLinks } from './order-details.queries.js';

@Injectable()
export class BuyerAddress {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly orderDelivery: OrderDelivery,
    private readonly copies: CopyRequests,
  ) {}

  /** Waits for an email that is being written, so that its links end too. Call it before locking the order. */
  holdEmail(orderId: string): Promise<void> {
    return this.database.lock(`order-mail:${orderId}`);
  }

  /**
   * Ends all links and sends the purchase email to the new address. Call it in the transaction that locks the order.
   * @param changedBy name. Addresses are stored only with the order, since the audit log cannot be erased
   */
  async replace({ id, customerEmail, status }: Order, email: string, changedBy: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(Order, { id }, { customerEmail: email });
    await manager.update(DigitalDownload, { orderId: id }, { customerEmail: email });
    // Links that were sent to the wrong person must not open anything.
    await endLinks(manager, id);
    await this.copies.end([id]);
    await this.orderDelivery.allowEmailAgain(id);
    const change = { id: randomUUID(), orderId: id, oldEmail: customerEmail, newEmail: email };
    await manager.insert(OrderAddressChange, { ...change, changedBy });
    if (isPaidFor(status)) await this.emails.enqueue(sendOrderMail, { orderId: id }, email);
  }
}
