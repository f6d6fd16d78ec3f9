import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { OrderPageLinks } from '../order-pages/order-page-links.js';
import { orderReference } from '../orders/order-rules.js';
import { OrderAddress, Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import type { OrderEmailProps } from './order-email.js';

/** An order and its product, and what emails about it say, but for whom they go to. */
interface OrderFacts {
  order: Order;
  product: Product;
  props: Omit<OrderEmailProps, 'to'>;
}

/** What emails about an order say. */
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
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const props = {
      customerName: order.customerName ?? '',
      customerEmail: order.customerEmail,
      orderRef: orderReference(order.id),
      productTitle: product.title,
      totalCents: order.totalCents,
      paidAt: order.completedAt ?? order.createdAt,
      // Only parcels go somewhere.
      address: product.type === 'paperback' ? await manager.findOneBy(OrderAddress, { orderId }) : null,
      publicUrl: this.configuration.publicUrl,
      orderUrl: this.configuration.publicUrl + (await this.orderPageLinks.pathOf(order.id)),
    };
    return { order, product, props };
  }
}
