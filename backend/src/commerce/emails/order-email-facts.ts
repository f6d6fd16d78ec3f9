import { siteLocale } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { consentText } from '../order-links/consent-text.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { orderReference } from '../orders/order-rules.js';
import { type Order, OrderAddress, OrderConsent } from '../orders/order.entity.js';
import type { ProductType } from '../products/product-rules.js';
import type { OrderEmailProps } from './order-email.js';
import { findOrderWithLines } from './order-emails.queries.js';

const TITLES = new Intl.ListFormat(siteLocale);

interface OrderFacts {
  order: Order;
  /** Type of the order's own product. */
  type: ProductType;
  props: OrderEmailProps;
}

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
    const { publicUrl, timeZone } = this.configuration;
    noteInLog({ orderId });
    const row = await findOrderWithLines(manager, orderId);
    if (!row) throw new Error('email about an unknown order');
    const { lines, pageRevision, isRestored, ...order } = row;
    const isShipped = lines.some(({ type }) => type === 'paperback');
    const consent = await manager.findOneBy(OrderConsent, { orderId });
    const props = {
      customerName: order.customerName ?? '',
      customerEmail: order.customerEmail,
      orderRef: orderReference(order.id),
      productTitle: TITLES.format(lines.map(({ title }) => title)),
      lines,
      totalCents: order.totalCents,
      paidAt: order.completedAt ?? order.createdAt,
      timeZone,
      address: isShipped ? await manager.findOneBy(OrderAddress, { orderId }) : null,
      consentText: consent && consentText(consent, timeZone),
      publicUrl,
      orderUrl: publicUrl + (await this.orderPageLinks.pathAt(order.id, pageRevision)),
      isRestored,
      adminUrl: `${publicUrl}/admin/shop/orders/${orderId}`,
    };
    return { order, type: lines[0].type, props };
  }
}
