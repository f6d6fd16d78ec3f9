import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import {
  anywhere,
  type Page,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
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

/** For the exported file, which does not say what waits for the owner. */
export type OrderLineRow = Omit<OrderRow, 'isStuck' | 'mayBeDouble' | 'productType'>;

const SELECT = `
  SELECT o.id, o.status, o.customer_name AS "customerName", o.customer_email AS "customerEmail",
    o.product_id AS "productId", p.title AS "productTitle", p.type AS "productType",
    o.total_amount AS "totalCents", o.created_at AS "createdAt", o.completed_at AS "paidAt",
    o.stripe_payment_intent_id AS "paymentIntentId"`;

const REFUNDS = {
  columns: `coalesce(back.cents, 0) AS "givenBackCents"`,
  from: `LEFT JOIN (SELECT order_id, sum(amount_cents)::int AS cents FROM refunds
    WHERE status <> 'failed' AND order_id IN (SELECT id FROM page) GROUP BY order_id) AS back ON back.order_id = page.id`,
};

const WARNINGS = {
  columns: `${REFUNDS.columns}, o.id IN (${STUCK_ORDERS}) AS "isStuck", EXISTS (SELECT ${DOUBLES}) AS "mayBeDouble"`,
  from: `JOIN orders o ON o.id = page.id ${REFUNDS.from}`,
};

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

/** The statement contains only the given filters, so that each can use its index. */
function listOf(filter: OrderFilter, join: typeof REFUNDS): { list: PagedList; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, (value) => `$${values.push(value)}`);
  const from = `FROM orders o JOIN products p ON p.id = o.product_id WHERE ${['true', ...conditions].join(' AND ')}`;
  return { list: { select: SELECT, from, join, at: 'o.created_at', id: 'o.id', idType: 'text' }, values };
}

/** Page of the orders that match a filter, newest first. */
export function findOrders(
  database: Database,
  filter: OrderFilter,
  input: PageInput,
): Promise<Page<OrderRow>> {
  const { list, values } = listOf(filter, WARNINGS);
  return readPage(database, list, values, input);
}

/** The same for the exported file. */
export function findOrderLines(
  database: Database,
  filter: OrderFilter,
  input: PageInput,
): Promise<Page<OrderLineRow>> {
  const { list, values } = listOf(filter, REFUNDS);
  return readPage(database, list, values, input);
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
