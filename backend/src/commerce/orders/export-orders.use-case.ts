import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { PageEnd } from '../../platform/database/page-cursor.js';
import { FindOrders, type FoundOrder, type OrderFilter } from './find-orders.query.js';

const BATCH = 1_000;

/** Of an order, what stands in a line of the file: amounts in dollars, as a spreadsheet adds them up. */
export interface OrderLine {
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

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const lineOf = (order: FoundOrder): OrderLine => ({
  reference: order.reference,
  opened: order.createdAt,
  paid: order.paidAt,
  status: order.status,
  name: order.customerName ?? '',
  email: order.customerEmail,
  product: order.productTitle,
  total: dollars(order.totalCents),
  givenBack: dollars(order.givenBackCents),
  payment: order.paymentIntentId ?? '',
  id: order.id,
});

/** All orders that a filter finds, for a file: noted in the log before the first of them leaves the house. */
@Injectable()
export class ExportOrders {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly findOrders: FindOrders,
  ) {}

  async execute(by: Staff, filter: OrderFilter): Promise<AsyncGenerator<OrderLine>> {
    const { query, ...named } = filter;
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'orders.exported',
        subject: { kind: 'orders', id: 'all' },
        // What was searched for may be somebody's address.
        after: { ...named, isSearch: Boolean(query) },
      }),
    );
    return this.lines(filter);
  }

  private async *lines(filter: OrderFilter): AsyncGenerator<OrderLine> {
    let end: PageEnd | undefined;
    for (;;) {
      const orders = await this.findOrders.execute(filter, end, BATCH);
      for (const order of orders) yield lineOf(order);
      const last = orders.at(-1);
      if (!last || orders.length < BATCH) return;
      end = { at: last.exactCreatedAt, id: last.id };
    }
  }
}
