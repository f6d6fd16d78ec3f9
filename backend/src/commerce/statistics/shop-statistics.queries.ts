import type { EntityManager } from 'typeorm';

import { countedDaily, defineDaySums, ofDay } from '../../owner-tools/index.js';
import { BOOK_FILES, UNPAID_ORDERS } from './shop-statistics-rules.js';

const REFUNDS = `FROM refunds WHERE status = 'succeeded'`;

/** Partial refunds are rare, so their orders are read once for all. */
const REFUNDED = `CASE WHEN status = 'refunded' THEN total_amount
  WHEN orders.id IN (SELECT order_id ${REFUNDS})
    THEN (SELECT sum(amount_cents) ${REFUNDS} AND order_id = orders.id) ELSE 0 END`;

/**
 * Sales by day of payment. A refund counts on the day of its sale, so a day's net is its sales less their refunds. The
 * triggers `orders_day_changed` and `refunds_day_changed` note changes of past days.
 */
export const SALES_BY_DAY = defineDaySums({
  name: 'sales',
  columns: ['sales', 'grossCents', 'refundedCents', 'netCents'],
  sql: `SELECT product_id AS part, count(*) AS sales, sum(total_amount) AS "grossCents",
    sum(given_back) AS "refundedCents", sum(total_amount - given_back) AS "netCents"
  FROM (SELECT product_id, total_amount, ${REFUNDED} AS given_back
    FROM orders WHERE completed_at IS NOT NULL AND ${ofDay('completed_at')}) AS sold
  GROUP BY product_id`,
  first: 'SELECT min(completed_at) FROM orders WHERE completed_at IS NOT NULL',
});

const SOLD_HERE = 'NOT EXISTS (SELECT FROM imported_orders i WHERE i.order_id = orders.id)';

/** Orders by day with the share of paid ones. Those of another shop do not count. */
export const CHECKOUTS_BY_DAY = defineDaySums({
  name: 'checkouts',
  columns: ['begun', 'paid'],
  sql: `SELECT product_id AS part, count(*) AS begun, count(completed_at) AS paid
    FROM orders WHERE ${ofDay('created_at')} AND ${SOLD_HERE} GROUP BY product_id`,
  first: `SELECT min(created_at) FROM orders WHERE ${SOLD_HERE}`,
});

/** Page views, and deleted unpaid orders. `$5` and `$6`: sales pages and their products. */
export const VIEWS_BY_DAY = `SELECT part, 0 AS views, unpaid AS begun, 0 AS paid
  FROM (${countedDaily(UNPAID_ORDERS, 'unpaid')}) AS forgotten
  UNION ALL
  SELECT sold.product_id, seen.views, 0, 0
  FROM (${countedDaily('page-view', 'views')}) AS seen
  JOIN unnest($5::text[], $6::text[]) AS sold (path, product_id) ON sold.path = seen.part`;

export const FILES_BY_DAY = countedDaily(BOOK_FILES, 'files');

export function findProductTitles(manager: EntityManager): Promise<{ id: string; title: string }[]> {
  return manager.query('SELECT id, title FROM products');
}
