import { bookByProductId, books, coverOfProduct } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { countedDaily, type ChartSource, ofDay } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';

/** Charts of the shop. */
type ShopChart = 'sales' | 'conversion' | 'files';

/** Key of the daily counts of complete downloads, by product. */
export const BOOK_FILES = 'book-file';

/** Key of the daily counts of deleted unpaid orders, by product. */
export const UNPAID_ORDERS = 'order-unpaid';

type Chart = Omit<ChartSource, 'partLabel' | 'labelOf'>;

const REFUNDS = `FROM refunds WHERE status = 'succeeded'`;

/** Partial refunds are rare, so their orders are read once for all. */
const REFUNDED = `CASE WHEN status = 'refunded' THEN total_amount
  WHEN orders.id IN (SELECT order_id ${REFUNDS})
    THEN (SELECT sum(amount_cents) ${REFUNDS} AND order_id = orders.id) ELSE 0 END`;

/** Sales by the day of payment. Refunds count on the day of their sale, so that a day's net is what is left of it. */
const SALES: Chart = {
  sql: `SELECT product_id AS part, count(*) AS sales, sum(total_amount) AS "grossCents",
      sum(given_back) AS "refundedCents", sum(total_amount - given_back) AS "netCents"
    FROM (SELECT product_id, total_amount, ${REFUNDED} AS given_back
      FROM orders WHERE completed_at IS NOT NULL AND ${ofDay('completed_at')}) AS sold
    GROUP BY product_id`,
  measures: [
    { name: 'netCents', label: 'Net', unit: 'cents' },
    { name: 'refundedCents', label: 'Refunded', unit: 'cents' },
    { name: 'grossCents', label: 'Gross', unit: 'cents' },
    { name: 'sales', label: 'Sales', unit: 'count' },
  ],
};

/** Page views, and orders by day with the share of paid ones. */
const CONVERSION: Chart = {
  sql: `SELECT product_id AS part, 0 AS views, count(*) AS begun, count(completed_at) AS paid
    FROM orders WHERE ${ofDay('created_at')} GROUP BY product_id
    UNION ALL
    SELECT part, 0, unpaid, 0 FROM (${countedDaily(UNPAID_ORDERS, 'unpaid')}) AS forgotten
    UNION ALL
    SELECT sold.product_id, seen.views, 0, 0
    FROM (${countedDaily('page-view', 'views')}) AS seen
    JOIN unnest($5::text[], $6::text[]) AS sold (path, product_id) ON sold.path = seen.part`,
  measures: [
    { name: 'views', label: 'Sales page views', unit: 'count' },
    { name: 'begun', label: 'Checkouts', unit: 'count' },
    { name: 'paid', label: 'Paid', unit: 'count' },
  ],
};

const FILES: Chart = {
  sql: countedDaily(BOOK_FILES, 'files'),
  measures: [{ name: 'files', label: 'Files downloaded', unit: 'count' }],
};

const CHARTS: Record<ShopChart, Chart> = { sales: SALES, conversion: CONVERSION, files: FILES };

/** Products by the page that sells them, from the catalog. */
const salesPages = books.flatMap(({ path, productId, preOrderProductId }) => {
  const sold = productId ?? preOrderProductId;
  return sold ? [{ path, productId: sold }] : [];
});

/** Charts of the shop, with product titles from the database. */
@Injectable()
export class ShopStatistics {
  constructor(private readonly database: Database) {}

  async source(name: ShopChart): Promise<ChartSource> {
    const rows = await this.database.manager.query<{ id: string; title: string }[]>(
      'SELECT id, title FROM products',
    );
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    const pages = [salesPages.map(({ path }) => path), salesPages.map(({ productId }) => productId)];
    return {
      ...CHARTS[name],
      ...(name === 'conversion' ? { values: pages } : {}),
      partLabel: 'Book',
      labelOf: (id) => titles.get(id) ?? bookByProductId(id)?.title,
      coverOf: coverOfProduct,
    };
  }
}
