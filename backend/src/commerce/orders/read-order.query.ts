import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import { OrderAddress } from './order-address.entity.js';
import { isOrderId } from './order-id.js';
import { orderReference } from './order-reference.js';
import { Order } from './order.entity.js';
import { addressLines } from './postal-address.js';
import { Product } from '../products/product.entity.js';
import { Refund } from '../refunds/refund.entity.js';
import { givenBackCents } from '../refunds/refund-rules.js';
import { OrderNote } from './order-note.entity.js';
import { stepsOf } from './order-steps.js';
import type { OrderDto, OrderFileDto } from './order.dto.js';
import { ReadTimeline } from './read-timeline.query.js';
import { ReadTroubles } from './read-troubles.query.js';

const FILES = `
  SELECT g.file_format AS format, g.file_name AS "fileName", coalesce(sum(f.download_count), 0)::int AS downloads
  FROM download_grants g LEFT JOIN digital_downloads f ON f.order_id = g.order_id AND f.file_path = g.file_path
  WHERE g.order_id = $1 GROUP BY g.id ORDER BY g.created_at, g.id`;

/** All that the desk knows of one order. */
@Injectable()
export class ReadOrder {
  constructor(
    private readonly database: Database,
    private readonly suppressions: MailSuppressions,
    private readonly readTimeline: ReadTimeline,
    private readonly readTroubles: ReadTroubles,
  ) {}

  /** @throws DomainError for one that there is not */
  async execute(id: string): Promise<OrderDto> {
    const { manager } = this.database;
    const order = isOrderId(id) ? await manager.findOneBy(Order, { id }) : null;
    if (!order) throw new DomainError('not-found', 'COMMERCE.ORDER_UNKNOWN', 'There is no such order.');
    noteInLog({ orderId: order.id });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const refunds = await manager.find(Refund, {
      where: { orderId: id },
      order: { askedAt: 'ASC', id: 'ASC' },
    });
    const timeline = await this.readTimeline.execute(id);
    const { troubles, isStuck } = await this.readTroubles.execute(id);
    const wasDisputed = timeline.some(({ kind }) => kind === 'disputed');
    const address = await manager.findOneBy(OrderAddress, { orderId: id });
    const dispatch = await manager.findOneBy(OrderDispatch, { orderId: id });
    const notes = await manager.find(OrderNote, {
      where: { orderId: id },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return {
      id,
      reference: orderReference(id),
      status: order.status,
      isStuck,
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      productId: product.id,
      productTitle: product.title,
      productType: product.type,
      totalCents: order.totalCents,
      givenBackCents: givenBackCents(refunds),
      createdAt: order.createdAt,
      paidAt: order.completedAt,
      paymentIntentId: order.stripePaymentIntentId,
      quantity: order.quantity,
      postalAddress: address ? addressLines(address) : [],
      trackingNumber: dispatch?.trackingNumber ?? null,
      isHeldBack: await this.suppressions.holds('purchases', order.customerEmail),
      files: await manager.query<OrderFileDto[]>(FILES, [id]),
      refunds: refunds.map(
        ({ orderId: _order, changedAt: _changed, stripeRefundId: _stripe, ...told }) => told,
      ),
      notes: notes.map(({ orderId: _order, ...told }) => told),
      troubles,
      timeline,
      steps: stepsOf(order, { productType: product.type, refunds, isStuck, wasDisputed }),
    };
  }
}
