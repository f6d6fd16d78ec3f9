import { coverOfProduct, decimalPrice, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches, type Page, type PageInput } from '../../platform/http/paged-list.js';
import { Product } from '../products/product.entity.js';
import { orderReference } from '../orders/order-rules.js';
import {
  countOpenOrders,
  findOrderLines,
  findOrders,
  type OrderFilter,
  type OrderLineRow,
} from './order-list.queries.js';
import type { OrderPageDto, OrderSummaryDto, OrderOverviewDto } from './order.dto.js';

const summaryOf = ({ paymentIntentId: _payment, ...summary }: FoundOrder): OrderSummaryDto => summary;

/** A row of the exported file; amounts are decimals, which spreadsheets add up. */
interface OrderLine {
  reference: string;
  opened: Date;
  paid: Date | null;
  status: string;
  name: string;
  email: string;
  product: string;
  total: string;
  givenBack: string;
  payment: string;
  id: string;
}

const lineOf = (order: OrderLineRow): OrderLine => ({
  reference: orderReference(order.id),
  opened: order.createdAt,
  paid: order.paidAt,
  status: order.status,
  name: order.customerName ?? '',
  email: order.customerEmail,
  product: order.productTitle,
  total: decimalPrice(order.totalCents),
  givenBack: decimalPrice(order.givenBackCents),
  payment: order.paymentIntentId ?? '',
  id: order.id,
});

interface FoundOrder extends OrderSummaryDto {
  paymentIntentId: string | null;
}

@Injectable()
export class OrderList {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for an invalid cursor */
  async list({ cursor, ...filter }: OrderFilter & { cursor?: string | undefined }): Promise<OrderPageDto> {
    const page = await this.read(filter, { cursor });
    return { ...page, items: page.items.map(summaryOf) };
  }

  async overview(): Promise<OrderOverviewDto> {
    const { manager } = this.database;
    const counts = await countOpenOrders(manager);
    const products = await manager.find(Product, {
      select: { id: true, title: true },
      order: { title: 'ASC', id: 'ASC' },
    });
    return {
      ...counts,
      products: products.map(({ id, title }) => ({ id, title })),
    };
  }

  /** Exports the orders of a filter. The audit log records it before the first row is sent. */
  async export(by: Staff, filter: OrderFilter): Promise<AsyncGenerator<OrderLine>> {
    const { query, ...named } = filter;
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'orders.exported',
        subject: { kind: 'orders', id: 'all' },
        // A search text may be an address.
        after: { ...named, isSearch: Boolean(query) },
      }),
    );
    return this.lines(filter);
  }

  private async *lines(filter: OrderFilter): AsyncGenerator<OrderLine> {
    const orders = inBatches((page) => findOrderLines(this.database, filter, page));
    for await (const order of orders) yield lineOf(order);
  }

  private async read(filter: OrderFilter, input: PageInput): Promise<Page<FoundOrder>> {
    const page = await findOrders(this.database, filter, input);
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        reference: orderReference(row.id),
        coverSrc: coverOfProduct(row.productId),
        currency: site.currency,
      })),
    };
  }
}
