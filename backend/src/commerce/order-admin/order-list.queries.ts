import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { anywhere, type Page, type PageInput, readPage } from '../../platform/http/paged-list.js';
import { DOUBLES, STUCK_ORDERS } from '../orders/orders.queries.js';
import type { StatusFilter, OrderOverviewDto, OrderSummaryDto } from './order.dto.js';

export interface OrderFilter {
  /** Part of the address, name, reference or payment id; case-insensitive. */
  query?: string | undefined;
  status?: StatusFilter | undefined;
  productId?: string | undefined;
  /** ISO 8601, in UTC. */
  from?: string | undefined;
  before?: string | undefined;
}

export type OrderRow = Omit<OrderSummaryDto, 'reference' | 'coverSrc'> & { paymentIntentId: string | null };

const SELECT = `
  SELECT o.id, o.status, o.customer_name AS "customerName", o.customer_email AS "customerEmail",
    o.product_id AS "productId", p.title AS "productTitle", p.type AS "productType",
    o.total_amount AS "totalCents", o.created_at AS "createdAt", o.completed_at AS "paidAt",
    o.stripe_payment_intent_id AS "paymentIntentId",
    (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
      WHERE r.order_id = o.id AND r.status <> 'failed') AS "givenBackCents",
    o.id IN (${STUCK_ORDERS}) AS "isStuck", EXISTS (SELECT ${DOUBLES}) AS "mayBeDouble"`;

const SEARCHED =
  'fold_text(order_search_text(o.id, o.customer_email, o.customer_name, o.stripe_payment_intent_id))';

function conditionsOf(
  { query, status, productId, from, before }: OrderFilter,
  put: (value: unknown) => string,
): string[] {
  const pattern = anywhere(query);
  return [
    ...(pattern ? [`${SEARCHED} LIKE fold_text(${put(pattern)})`] : []),
    ...(status === 'stuck' ? [`o.id IN (${STUCK_ORDERS})`] : []),
    ...(status === 'bought' ? ['o.completed_at IS NOT NULL'] : []),
    ...(status && status !== 'stuck' && status !== 'bought' ? [`o.status = ${put(status)}`] : []),
    ...(productId ? [`o.product_id = ${put(productId)}`] : []),
    ...(from ? [`o.created_at >= ${put(from)}::timestamptz`] : []),
    ...(before ? [`o.created_at < ${put(before)}::timestamptz`] : []),
  ];
}

/**
 * Page of the orders that match a filter, newest first. The statement contains only the given filters, so that each can
 * use its index.
 */
export function findOrders(
  database: Database,
  filter: OrderFilter,
  input: PageInput,
): Promise<Page<OrderRow>> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (value) => `$${values.push(value)}`);
  const from = `FROM orders o JOIN products p ON p.id = o.product_id WHERE ${['true', ...conditions].join(' AND ')}`;
  const list = { select: SELECT, from, at: 'o.created_at', id: 'o.id', idType: 'text' } as const;
  return readPage<OrderRow>(database, list, values, input);
}

type Counts = Omit<OrderOverviewDto, 'products'>;

/** Counts of what waits for the owner. */
export async function countOpenOrders(manager: EntityManager): Promise<Counts> {
  const [counts] = await manager.query<[Counts]>(`SELECT
    (SELECT count(*)::int FROM orders WHERE status = 'to-send') AS "toSend",
    (SELECT count(*)::int FROM orders WHERE status = 'disputed') AS "disputed",
    (SELECT count(*)::int FROM book_reviews WHERE state = 'waiting') AS "reviews",
    (SELECT count(*)::int FROM orders WHERE id IN (${STUCK_ORDERS})) AS "stuck"`);
  return counts;
}
