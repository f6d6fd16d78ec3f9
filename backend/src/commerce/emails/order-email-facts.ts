import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { OrderPageLinks, PAGE_REVISION } from '../order-links/order-page-links.js';
import { orderReference } from '../orders/order-rules.js';
import { type Order, ORDER_FIELDS, OrderAddress } from '../orders/order.entity.js';
import type { Product } from '../products/product.entity.js';
import type { OrderEmailProps } from './order-email.js';

/** An order, its product, and the facts of its emails except the recipient. */
interface OrderFacts {
  order: Order;
  product: Pick<Product, 'title' | 'type'>;
  props: Omit<OrderEmailProps, 'to'>;
}

type FactsRow = Order & Pick<Product, 'title' | 'type'> & { pageRevision: number };

const FACTS = `SELECT ${ORDER_FIELDS}, p.title, p.type, ${PAGE_REVISION} AS "pageRevision"
  FROM orders o JOIN products p ON p.id = o.product_id WHERE o.id = $1`;

/** Facts for emails about an order. */
@Injectable()
export class OrderEmailFacts {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly orderPageLinks: OrderPageLinks,
  ) {}

  async read(orderId: string): Promise<OrderFacts> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const [row] = await manager.query<FactsRow[]>(FACTS, [orderId]);
    if (!row) throw new Error('email about an unknown order');
    const { title, type, pageRevision, ...order } = row;
    const props = {
      customerName: order.customerName ?? '',
      customerEmail: order.customerEmail,
      orderRef: orderReference(order.id),
      productTitle: title,
      totalCents: order.totalCents,
      paidAt: order.completedAt ?? order.createdAt,
      timeZone: this.configuration.timeZone,
      // Only paperbacks are shipped.
      address: type === 'paperback' ? await manager.findOneBy(OrderAddress, { orderId }) : null,
      publicUrl: this.configuration.publicUrl,
      orderUrl: this.configuration.publicUrl + (await this.orderPageLinks.pathAt(order.id, pageRevision)),
    };
    return { order, product: { title, type }, props };
  }
}
