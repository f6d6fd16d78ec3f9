import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@lectern/embedded-postgres/testing';

import { type Database } from '../../platform/database/database.js';
import { JobMetrics } from '../../platform/jobs/job-metrics.js';
import type { Queues } from '../../platform/jobs/queue.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RowCounts } from '../../platform/jobs/row-counts.js';
import { explainAnalyze, rowsRead } from '../../testing/query-plan.js';
import { openShopDatabase } from '../../testing/shop-database.js';
import { ShopMetrics } from './shop-metrics.js';

const ORDERS = 6_000;

const FILL = `
  INSERT INTO products (id, title, description, price, type) VALUES ('book', 'Book', 'On rest.', 995, 'ebook');
  INSERT INTO orders (id, customer_email, product_id, total_amount, status, created_at, completed_at)
    SELECT 'order-' || n, 'reader-' || n || '@example.com', 'book', 995,
      CASE WHEN n % 1000 = 0 THEN 'paid' WHEN n % 500 = 0 THEN 'pending' ELSE 'fulfilled' END,
      now() - n * interval '1 minute', now() - n * interval '1 minute' FROM generate_series(1, ${ORDERS}) n;
  INSERT INTO order_mails (order_id, sent_at) SELECT id, now() FROM orders WHERE status = 'fulfilled';
  INSERT INTO stripe_events (id, type, payment_intent_id, created_at, received_at)
    SELECT 'evt_' || n, 'charge.updated', 'pi_' || n, now(), now() - n * interval '1 minute' FROM generate_series(1, ${ORDERS}) n;
  INSERT INTO outbox (job, payload, closed_at)
    SELECT 'settle-payment', jsonb_build_object('paymentIntentId', 'pi_' || n), now() FROM generate_series(1, ${ORDERS}) n;
  INSERT INTO outbox (job, payload) VALUES ('settle-payment', '{"paymentIntentId": "pi_7"}'),
    ('send-order-mail', '{"orderId": "order-1"}')`;

const GROWING = ['orders', 'order_mails', 'stripe_events', 'outbox'];

/** Above the number of open rows, far below the table size. */
const OPEN = 50;

describe('The metrics of a shop with thousands of orders', () => {
  let database: TestDatabase;
  let body: string;
  const asked: { sql: string; values: unknown[] | undefined }[] = [];

  beforeAll(async () => {
    database = await openShopDatabase();
    await database.pool.query(FILL);
    for (const table of GROWING) await database.pool.query(`VACUUM ANALYZE ${table}`);
    const recorded = {
      manager: {
        query: async (sql: string, values?: unknown[]) => {
          asked.push({ sql, values });
          return (await database.pool.query(sql, values)).rows as unknown;
        },
      },
    } as unknown as Database;
    const metrics = new Metrics();
    new ShopMetrics(metrics, recorded);
    new JobMetrics(recorded, { count: async () => ({}) } as unknown as Queues, metrics);
    await new RowCounts(recorded).fold();
    asked.length = 0;
    ({ body } = await metrics.expose());
  });
  afterAll(() => database.close());

  it('have the right values', () => {
    for (const line of [
      'lectern_orders{status="fulfilled"} 5988',
      'lectern_orders{status="pending"} 6',
      'lectern_orders{status="paid"} 6',
      'lectern_orders{status="refunded"} 0',
      'lectern_order_oldest_seconds{status="refunded"} 0',
      'lectern_order_mails{state="sent"} 5988',
      'lectern_order_mails{state="unsent"} 7',
      'lectern_payment_events{state="settled"} 5999',
      'lectern_payment_events{state="unsettled"} 1',
    ])
      expect(body.split('\n')).toContain(line);
  });

  it('scan no growing table', async () => {
    expect(asked.length).toBeGreaterThanOrEqual(4);
    for (const { sql, values } of asked) {
      const scanned = (await explainAnalyze(database.pool, sql, values)).filter(
        (node) =>
          GROWING.includes(node['Relation Name'] ?? '') &&
          (node['Node Type'] === 'Seq Scan' || rowsRead(node) > OPEN),
      );
      expect([sql, scanned]).toEqual([sql, []]);
    }
  });

  it('read few rows again after the counts are merged', async () => {
    const { rows } = await database.pool.query('SELECT name, state FROM row_count_changes ORDER BY 1, 2');
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'order_mails yes',
      'orders fulfilled',
      'orders paid',
      'orders pending',
      'stripe_events ',
    ]);
  });
});
