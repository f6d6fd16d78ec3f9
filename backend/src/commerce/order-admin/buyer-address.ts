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

/** Links that went to the wrong person open nothing any more. */
const END_LINKS = `UPDATE download_links SET expires_at = least(expires_at, now())
  WHERE grant_id IN (SELECT id FROM download_grants WHERE order_id = $1)`;

/** The address of a buyer, mended by the staff or by themselves. */
@Injectable()
export class BuyerAddress {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly orderDelivery: OrderDelivery,
    private readonly copies: CopyRequests,
  ) {}

  /** An email that is just being written to the old address is waited for: its links are to end too. Before the order is locked. */
  holdEmail(orderId: string): Promise<void> {
    return this.database.lock(`order-mail:${orderId}`);
  }

  /**
   * Links so far end, and the email of the purchase goes to the new address. In the transaction that holds the order.
   * @param changedBy by name. The addresses stand in the order's own history alone: the log can never be rid of them
   */
  async replace({ id, customerEmail, status }: Order, email: string, changedBy: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(Order, { id }, { customerEmail: email });
    await manager.update(DigitalDownload, { orderId: id }, { customerEmail: email });
    await manager.query(END_LINKS, [id]);
    await this.copies.end([id]);
    await this.orderDelivery.allowEmailAgain(id);
    const change = { id: randomUUID(), orderId: id, oldEmail: customerEmail, newEmail: email };
    await manager.insert(OrderAddressChange, { ...change, changedBy });
    if (isPaidFor(status)) await this.emails.enqueue(sendOrderMail, { orderId: id }, email);
  }
}
