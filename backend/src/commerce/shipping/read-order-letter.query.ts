import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { OrderAddress } from '../orders/order-address.entity.js';
import { orderReference } from '../orders/order-reference.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import type { OrderLetter } from './order-letter.js';

/** An order and its product, and what letters about it say, but for whom they go to. */
export interface OrderToTellOf {
  order: Order;
  product: Product;
  letter: Omit<OrderLetter, 'to'>;
}

/** What letters about an order say. */
@Injectable()
export class ReadOrderLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  async execute(orderId: string): Promise<OrderToTellOf> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const letter = {
      customerName: order.customerName ?? '',
      customerEmail: order.customerEmail,
      orderRef: orderReference(order.id),
      productTitle: product.title,
      totalCents: order.totalCents,
      paidAt: order.completedAt ?? order.createdAt,
      address: await manager.findOneBy(OrderAddress, { orderId }),
      publicUrl: this.configuration.publicUrl,
    };
    return { order, product, letter };
  }
}
