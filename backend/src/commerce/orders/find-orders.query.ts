import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { anywhere } from '../../platform/database/like-pattern.js';
import { microsecondsOf, type PageEnd, timeOf } from '../../platform/database/page-cursor.js';
import { orderReference } from './order-reference.js';
import type { AskedStatus, OrderSummaryDto } from './order-list.dto.js';
import { STUCK_ORDERS } from './stuck-orders.js';

export interface OrderFilter {
  /** A part of the address, the name, the reference or the payment's id, in any letters. */
  query?: string | undefined;
  status?: AskedStatus | undefined;
  productId?: string | undefined;
  /** ISO 8601, in UTC. */
  from?: string | undefined;
  before?: string | undefined;
}

export interface FoundOrder extends OrderSummaryDto {
  paymentIntentId: string | null;
  /** For the cursor. */
  exactCreatedAt: string;
}

const SEARCHED = 'order_search_text(o.id, o.customer_email, o.customer_name, o.stripe_payment_intent_id)';

const SELECT = `
  SELECT o.id, o.status, o.customer_name AS "customerName", o.customer_email AS "customerEmail",
    o.product_id AS "productId", p.title AS "productTitle", p.type AS "productType",
    o.total_amount AS "totalCents", o.created_at AS "createdAt", o.completed_at AS "paidAt",
    o.stripe_payment_intent_id AS "paymentIntentId", ${microsecondsOf('o.created_at')} AS "exactCreatedAt",
    (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
      WHERE r.order_id = o.id AND r.status <> 'failed') AS "givenBackCents",
    o.id IN (${STUCK_ORDERS}) AS "isStuck"
  FROM orders o JOIN products p ON p.id = o.product_id`;

/** Orders, the newest first; only what is asked for stands in the statement, so that each way to ask has its index. */
@Injectable()
export class FindOrders {
  constructor(private readonly database: Database) {}

  /**
   * @param end of the page before
   * @param limit as many at most
   */
  async execute(filter: OrderFilter, end: PageEnd | undefined, limit: number): Promise<FoundOrder[]> {
    const values: unknown[] = [];
    const put = (value: unknown): string => `$${values.push(value)}`;
    const conditions = this.conditionsOf(filter, put);
    if (end) conditions.push(`(o.created_at, o.id) < (${timeOf(put(end.at))}, ${put(end.id)})`);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const rows = await this.database.manager.query<FoundOrder[]>(
      `${SELECT} ${where} ORDER BY o.created_at DESC, o.id DESC LIMIT ${put(limit)}`,
      values,
    );
    return rows.map((row) => ({ ...row, reference: orderReference(row.id) }));
  }

  private conditionsOf(
    { query, status, productId, from, before }: OrderFilter,
    put: (value: unknown) => string,
  ): string[] {
    const pattern = anywhere(query);
    return [
      ...(pattern ? [`${SEARCHED} LIKE ${put(pattern)}`] : []),
      ...(status === 'stuck' ? [`o.id IN (${STUCK_ORDERS})`] : []),
      ...(status && status !== 'stuck' ? [`o.status = ${put(status)}`] : []),
      ...(productId ? [`o.product_id = ${put(productId)}`] : []),
      ...(from ? [`o.created_at >= ${put(from)}::timestamptz`] : []),
      ...(before ? [`o.created_at < ${put(before)}::timestamptz`] : []),
    ];
  }
}
