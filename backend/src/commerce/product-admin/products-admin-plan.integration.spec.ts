import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';

import { explainAnalyze, rowsRead } from '../../testing/query-plan.js';
import { openShopDatabase } from '../../testing/shop-database.js';
import { ADMIN_PRODUCTS } from './product-admin.queries.js';

/** Largest shop that must be fast. */
const ORDERS = 50_000;

const FILL = `
  INSERT INTO products (id, title, description, price, type, is_active)
    SELECT 'book-' || n, 'Book ' || n, 'On rest.', 995, 'ebook', 'true' FROM generate_series(1, 10) n;
  INSERT INTO orders (customer_email, customer_name, product_id, total_amount, status, created_at)
    SELECT 'reader-' || n || '@example.com', 'Reader ' || n, 'book-' || n % 10 + 1, 995,
      (ARRAY['fulfilled', 'fulfilled', 'fulfilled', 'pending', 'refunded'])[n % 5 + 1], now() - n * interval '1 minute'
    FROM generate_series(1, ${ORDERS}) n;`;

const PAGE = `${ADMIN_PRODUCTS.select} ${ADMIN_PRODUCTS.from.replace('$1', 'false')}
  ORDER BY p.created_at DESC, p.id DESC LIMIT 51`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openShopDatabase();
  await database.pool.query(FILL);
  await database.pool.query('VACUUM ANALYZE orders');
  await database.pool.query('VACUUM ANALYZE products');
});
afterAll(() => database.close());

async function planOf(sql: string): Promise<string> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('The list of products with 50,000 orders', () => {
  it('counts sales in an index, and scans no large table', async () => {
    const plan = await planOf(PAGE);
    expect(plan).toContain('orders_standing');
    expect(plan).not.toMatch(/Seq Scan on orders/);
  });

  it('reads each counted order once, and no other', async () => {
    const steps = await explainAnalyze(database.pool, PAGE);
    const reads = steps.filter((step) => step['Relation Name'] === 'orders').map(rowsRead);
    expect(reads).toEqual([(ORDERS * 3) / 5]);
  });
});
