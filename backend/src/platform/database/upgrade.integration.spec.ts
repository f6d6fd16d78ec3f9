import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@lectern/embedded-postgres/testing';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';

import { eventually } from '../../testing/eventually.js';
import { migrate } from '../database-setup/migrate.js';
import { SignedRequestKeys1763906300000 } from './migrations/1763906300000-signed-request-keys.js';
import { migrations } from './migrations/index.js';
import { createDataSource } from './data-source.js';

const AT_ONCE = { lockTimeoutMs: 20, retryDelaysMs: [] };

const dumpOf = (release: string) =>
  readFile(new URL(`../../testing/${release}/database.sql`, import.meta.url), 'utf8');

/** Dumps with rows: before-release-1 has the first two migrations, release-1 the first 28. */
describe.each(['before-release-1', 'release-1'])('The upgrade of a database of %s', (release) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(await dumpOf(release));
    await client.end();
  });
  afterEach(() => database.close());

  type Row = Record<string, unknown>;
  const rows = async <T = Row>(sql: string): Promise<T[]> => (await database.pool.query(sql)).rows as T[];

  const tables = async () =>
    (
      await rows<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  const rowsOf = async (table: string) =>
    (await rows<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM public."${table}" t`)).map(({ row }) => row);
  const inOrder = (found: readonly Row[]) => found.map((row) => JSON.stringify(row)).sort();
  const only = (columns: readonly string[], row: Row) =>
    Object.fromEntries(columns.map((column) => [column, row[column]]));

  it('runs every migration and keeps all rows', async () => {
    const before = new Map<string, Row[]>();
    for (const table of await tables()) before.set(table, await rowsOf(table));
    await migrate(database.url);
    expect(await rows(`SELECT name FROM migrations ORDER BY "timestamp"`)).toHaveLength(migrations.length);
    const sign = await requestKeys();
    for (const [table, found] of before) {
      const columns = Object.keys(found[0] ?? {});
      // A payment shared by two orders belongs to one of them afterwards.
      const expected = await Promise.all(
        found.filter(isKept).map(async (row) => ({
          ...row,
          ...(row['id'] === 'order-of-two-unpaid' ? { stripe_payment_intent_id: null } : {}),
          ...('key_hash' in row ? { key_hash: await sign(table, String(row['key_hash'])) } : {}),
        })),
      );
      const after = (await rowsOf(table)).map((row) => only(columns, row));
      expect([table, inOrder(after)]).toEqual([table, inOrder(expected)]);
    }
    expect(before.get('orders')?.length).toBeGreaterThan(5);
  });

  /** Attempts by the plain hash of an IP address are dropped. */
  const isKept = ({ purpose, subject_hash: hash }: Row) =>
    !(String(purpose).endsWith('/source') && String(hash).length === 64);

  /** The key that the program looks for; values that are no SHA-256 stay. */
  async function requestKeys(): Promise<(table: string, hash: string) => Promise<string>> {
    const [{ key } = { key: '' }] = await rows<{ key: string }>('SELECT key FROM signing_keys');
    const sign = (purpose: string, hash: string) =>
      createHmac('sha256', key).update(`${purpose}:${hash}`).digest('base64url');
    return async (table, hash) =>
      hash.length === 64
        ? sign(table === 'order_requests' ? 'order-request' : 'assessment-request', hash)
        : hash;
  }

  it('signs request keys once, even if repeated', async () => {
    const hash = createHash('sha256').update('key:of a tab').digest('hex');
    await migrate(database.url);
    await database.pool.query(`INSERT INTO order_requests (key_hash, fingerprint, order_id)
      SELECT '${hash}', 'what was asked for', id FROM orders LIMIT 1`);
    const dataSource = await createDataSource(database.url, []).initialize();
    const signed = async () => {
      await new SignedRequestKeys1763906300000().up(dataSource.createQueryRunner());
      return rows<{ hash: string }>('SELECT key_hash AS hash FROM order_requests ORDER BY 1');
    };
    const once = await signed();
    expect(once).toContainEqual({ hash: await (await requestKeys())('order_requests', hash) });
    expect(await signed()).toEqual(once);
    await dataSource.destroy();
  });

  it('counts orders, emails, events, subscriptions and copies of broadcasts', async () => {
    await migrate(database.url);
    const counted = `SELECT name, state, sum(change)::int AS n FROM row_count_changes GROUP BY name, state
      HAVING sum(change) <> 0 ORDER BY 1, 2`;
    const real = `SELECT 'order_mails' AS name, CASE WHEN sent_at IS NULL THEN 'no' ELSE 'yes' END AS state,
        count(*)::int AS n FROM order_mails GROUP BY 2
      UNION ALL SELECT 'orders', status, count(*)::int FROM orders GROUP BY status
      UNION ALL SELECT 'newsletter_subscriptions', concat_ws(' ', status, array_to_string(topics, ' ')), count(*)::int
        FROM newsletter_subscriptions GROUP BY 2
      UNION ALL SELECT 'broadcast_recipients', broadcast_id || ' ' || status, count(*)::int
        FROM broadcast_recipients GROUP BY 2
      UNION ALL SELECT 'stripe_events', '', count(*)::int FROM stripe_events HAVING count(*) > 0 ORDER BY 1, 2`;
    expect(await rows(counted)).toEqual(await rows(real));
    await database.pool.query(`UPDATE orders SET status = 'disputed' WHERE status = 'fulfilled'`);
    await database.pool.query(`UPDATE orders SET customer_name = 'Ruth'`);
    await database.pool.query(`DELETE FROM stripe_events WHERE id = (SELECT min(id) FROM stripe_events)`);
    await database.pool.query(`UPDATE order_mails SET sent_at = NULL`);
    await database.pool.query(`INSERT INTO order_mails (order_id, sent_at)
      SELECT id, now() FROM orders ORDER BY id LIMIT 1 ON CONFLICT (order_id) DO UPDATE SET sent_at = now()`);
    await database.pool.query(`INSERT INTO newsletter_subscriptions (id, email, status, topics, asked_at)
      SELECT 's' || n, n || '@example.com', 'confirmed', CASE n % 3 WHEN 0 THEN '{}' WHEN 1 THEN '{books,talks}'::text[] END, now()
      FROM generate_series(1, 9) AS n`);
    await database.pool.query(
      `UPDATE newsletter_subscriptions SET status = 'ended', topics = '{books}' WHERE id = 's1'`,
    );
    await database.pool.query(`DELETE FROM newsletter_subscriptions WHERE id = 's2'`);
    await database.pool.query(`WITH b AS (
        INSERT INTO broadcasts (id, subject, body, status) VALUES (gen_random_uuid(), 'a', 'b', 'sending') RETURNING id)
      INSERT INTO broadcast_recipients (broadcast_id, subscription_id) SELECT b.id, s.id FROM b, newsletter_subscriptions s`);
    await database.pool.query(`UPDATE broadcast_recipients SET status = 'sent' WHERE subscription_id < 's6'`);
    expect(await rows(counted)).toEqual(await rows(real));
    await database.pool.query('TRUNCATE stripe_events');
    await database.pool.query('DELETE FROM broadcasts');
    expect(await rows(counted)).toEqual(await rows(real));
  });

  it('adds a line to each order, and to later orders of an older release', async () => {
    await migrate(database.url);
    const order = 'product_id AS product, quantity, total_amount AS cents';
    const line = 'product_id AS product, quantity, amount_cents AS cents';
    const both = async () => [
      await rows(`SELECT id, 1 AS number, ${order} FROM orders ORDER BY id`),
      await rows(`SELECT order_id AS id, line_number AS number, ${line} FROM order_lines ORDER BY order_id`),
    ];
    const [orders, lines] = await both();
    expect(orders?.length).toBeGreaterThan(5);
    expect(lines).toEqual(orders);
    await database.pool.query(`INSERT INTO orders (id, customer_email, product_id, total_amount)
      SELECT 'by-an-older-release', 'ruth@example.com', id, 999 FROM products LIMIT 1`);
    const [more, theirs] = await both();
    expect(more?.length).toBe((orders?.length ?? 0) + 1);
    expect(theirs).toEqual(more);
  });

  it('allows one order per payment', async () => {
    await migrate(database.url);
    const double = `INSERT INTO orders (customer_email, product_id, total_amount, stripe_payment_intent_id)
      SELECT customer_email, product_id, total_amount, stripe_payment_intent_id FROM orders
      WHERE stripe_payment_intent_id IS NOT NULL LIMIT 1`;
    await expect(database.pool.query(double)).rejects.toThrow('orders_payment_intent');
  });

  it('blocks no writes while it waits for a lock, and retries', async () => {
    const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const buyer = await database.pool.connect();
    await buyer.query('BEGIN');
    await buyer.query(`UPDATE orders SET quantity = 1`);
    await expect(migrate(database.url, AT_ONCE)).rejects.toThrow('lock timeout');
    const upgrade = migrate(database.url, { lockTimeoutMs: 20, retryDelaysMs: Array(5_000).fill(10) });
    await eventually('a second try', async () => warnings.mock.calls.length > 1);
    await database.pool.query(`INSERT INTO orders (id, customer_email, product_id, total_amount)
      SELECT 'meanwhile', 'ruth@example.com', id, price FROM products LIMIT 1`);
    await buyer.query('COMMIT');
    buyer.release();
    await upgrade;
    warnings.mockRestore();
    expect(await rows(`SELECT status FROM orders WHERE id = 'meanwhile'`)).toEqual([{ status: 'pending' }]);
  });

  it('creates indexes on existing tables concurrently', async () => {
    const made = new Set(
      (await rows<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name),
    );
    const dataSource = await createDataSource(database.url, []).initialize();
    const runner = dataSource.createQueryRunner();
    const query = runner.query.bind(runner) as (sql: string, values?: unknown[]) => Promise<unknown>;
    const faults: string[] = [];
    for (const Migration of migrations) {
      if (made.has(Migration.name)) continue;
      const statements: string[] = [];
      runner.query = ((sql: string, values?: unknown[]) => {
        statements.push(sql);
        return query(sql, values);
      }) as QueryRunner['query'];
      await new Migration().up(runner);
      if (!RELEASED.has(Migration.name)) faults.push(...blockingStatements(Migration.name, statements));
    }
    await dataSource.destroy();
    expect(faults).toEqual([]);
  });
});

/** Released before this rule. */
const RELEASED = new Set(migrations.slice(0, 28).map(({ name }) => name));

/** Finds statements that block writes to a table while all of it is read. */
function blockingStatements(migration: string, statements: readonly string[]): string[] {
  const own = new Set<string>();
  return statements.flatMap((statement) => {
    const made = /\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(statement)?.[1];
    if (made) own.add(made);
    const index = /\bCREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[^(]*?\bON (?:ONLY )?"?(\w+)/i.exec(statement);
    const constraint =
      /\bALTER TABLE (?:ONLY )?"?(\w+)[^;]*\bADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY KEY) ?\(/i;
    const table = index?.[1] ?? constraint.exec(statement)?.[1];
    return table && !own.has(table) ? [`${migration}: ${statement}`] : [];
  });
}

describe('blockingStatements', () => {
  it.each([
    ['CREATE INDEX a ON orders (b)', false],
    ['CREATE UNIQUE INDEX a ON orders (b)', false],
    ['CREATE INDEX IF NOT EXISTS a\n ON ONLY orders USING gin (b)', false],
    ['ALTER TABLE orders ADD CONSTRAINT a UNIQUE (b)', false],
    ['ALTER TABLE orders ADD PRIMARY KEY (b)', false],
    ['CREATE INDEX CONCURRENTLY a ON orders (b)', true],
    ['CREATE UNIQUE INDEX CONCURRENTLY a ON orders (b)', true],
    ['CREATE INDEX a ON news (b)', true],
    ['ALTER TABLE orders ADD CONSTRAINT a UNIQUE USING INDEX b', true],
  ])('checks %s', (statement, isFine) => {
    const found = blockingStatements('M', ['CREATE TABLE news (id text PRIMARY KEY)', statement]);
    expect(found).toEqual(isFine ? [] : [`M: ${statement}`]);
  });
});

describe('An invalid index of a failed upgrade', () => {
  it('is rebuilt', async () => {
    const database = await openTestDatabase();
    await migrate(database.url);
    const isValid = `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'stripe_events_received'::regclass`;
    await database.pool.query(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'stripe_events_received'::regclass`,
    );
    await database.pool.query(`DELETE FROM migrations WHERE name = 'Growth1763900310000'`);
    await migrate(database.url);
    expect((await database.pool.query(isValid)).rows).toEqual([{ isValid: true }]);
    await database.close();
  });
});
