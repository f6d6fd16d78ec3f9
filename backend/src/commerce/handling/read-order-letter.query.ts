import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { OrderAddress } from '../ordering/order-address.entity.js';
import { orderReference } from '../ordering/order-reference.js';
import type { Order } from '../ordering/order.entity.js';
import type { Product } from '../products/product.entity.js';
import type { OrderLetter } from './order-letter.js';

/** What letters about an order say, but for whom they go to. */
@Injectable()
export class ReadOrderLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  async execute(order: Order, product: Product): Promise<Omit<OrderLetter, 'to'>> {
    const address = await this.database.manager.findOneBy(OrderAddress, { orderId: order.id });
    return {
      customerName: order.customerName ?? '',
      customerEmail: order.customerEmail,
      orderRef: orderReference(order.id),
      productTitle: product.title,
      totalCents: order.totalCents,
      paidAt: order.completedAt ?? order.createdAt,
      address,
      publicUrl: this.configuration.publicUrl,
    };
  }
}
