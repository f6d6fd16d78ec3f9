import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';

import { nodesOf, type PlanNode } from './testing/query-plan.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, type ApiSession } from './testing/api-session.js';
import { signInOwner } from './testing/staff-sessions.js';

const MANY = 20_000;

const SEED = [
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
    SELECT gen_random_uuid()::text, 'reader-' || n || '@example.com',
      (ARRAY['confirmed', 'confirmed', 'confirmed', 'pending', 'ended'])[n % 5 + 1], now() - n * interval '1 minute', now()
    FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO newsletters (email, subscribed_at) SELECT email, asked_at FROM newsletter_subscriptions
    WHERE status = 'confirmed'`,
  `INSERT INTO mail_suppressions (list, email, reason) SELECT 'letters', 'reader-' || n * 100 || '@example.com', 'bounced'
    FROM generate_series(1, 50) n`,
  `INSERT INTO downloads (email, file_name, downloaded_at)
    SELECT 'reader-' || n % 9000 || '@example.com', (ARRAY['five-verses', 'grant-writer-starter-kit'])[n % 2 + 1],
      now() - n * interval '1 minute' FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
    SELECT gen_random_uuid()::text, 'Reader-' || n % 9000 || '@Example.com', 'finding-peace-ebook', 999, 'fulfilled', now()
    FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO contacts (id, name, email, subject, message)
    SELECT gen_random_uuid()::text, 'Reader', 'reader-' || n || '@example.com', 'Subject ' || n, md5(n::text)
    FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO contact_threads (message_id, topic, state, arrived_at)
    SELECT id, 'other', (ARRAY['read', 'done'])[ascii(id) % 2 + 1], now() - random() * interval '900 days' FROM contacts`,
  `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
    SELECT gen_random_uuid(), 'welcome-subscriber', jsonb_build_object('subscriptionId', n), 'reader-' || n || '@example.com',
      'sent', now() FROM generate_series(1, ${MANY}) n`,
  'ANALYZE',
];

const LARGE = [
  'newsletter_subscriptions',
  'newsletters',
  'downloads',
  'orders',
  'contacts',
  'mail_deliveries',
];

/** Large tables that a plan scans sequentially. */
const scannedTables = (plan: PlanNode): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => LARGE.includes(table));

describe('Lists with many people', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let queries: { sql: string; values: unknown[] }[] = [];

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    for (const statement of SEED) await shop.pool.query(statement);
    const source = shop.app.get(DataSource);
    const query = source.query.bind(source);
    source.query = (sql: string, values: unknown[] = [], ...rest: never[]) => {
      queries.push({ sql, values });
      return query(sql, values, ...rest);
    };
  });
  afterAll(() => shop.stop());

  async function scannedBy(method: string, address: string, body?: object): Promise<string[]> {
    queries = [];
    const { status } = await owner.request(method, address, body);
    expect(status).toBe(200);
    const selects = queries.filter(({ sql }) => /^\s*(SELECT|WITH)/.test(sql));
    expect(selects).not.toEqual([]);
    const found: string[] = [];
    const client = await shop.pool.connect();
    await client.query('BEGIN');
    for (const { sql } of queries.filter(({ sql }) => sql.startsWith('SET LOCAL'))) await client.query(sql);
    for (const { sql, values } of selects) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, values);
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
      found.push(...scannedTables(plan));
    }
    await client.query('ROLLBACK');
    client.release();
    return found;
  }
  const cursorOf = async (address: string) =>
    (await owner.get<{ nextCursor: string }>(address)).body.nextCursor;

  it.each([
    '/api/admin/newsletter-subscribers',
    '/api/admin/subscriptions',
    '/api/admin/subscriptions?state=ended',
    '/api/admin/subscriptions?query=reader-1234',
    '/api/admin/subscriptions?state=held-back',
    '/api/admin/download-leads',
    '/api/admin/download-leads?file=five-verses',
    '/api/admin/download-leads?query=reader-1234',
    '/api/admin/inbox',
    '/api/admin/inbox?state=done&topic=other',
    '/api/admin/inbox?query=reader-1234',
    '/api/admin/inbox/counts',
    '/api/admin/speaking-requests',
  ])('scan no large table: %s', async (address) => {
    expect(await scannedBy('GET', address)).toEqual([]);
  });

  it('use the index for further pages, too', async () => {
    for (const address of ['/api/admin/subscriptions', '/api/admin/download-leads', '/api/admin/inbox']) {
      expect(await scannedBy('GET', `${address}?cursor=${await cursorOf(address)}`)).toEqual([]);
    }
  });

  it('find names and addresses in any spelling (O8)', async () => {
    for (const statement of [
      `INSERT INTO newsletter_subscriptions (id, email, status, asked_at)
        VALUES ('oneill', 'o''neill@example.ie', 'confirmed', now())`,
      `INSERT INTO downloads (id, email, file_name) VALUES ('oneill', 'o''neill@example.ie', 'five-verses')`,
      `INSERT INTO contacts (id, name, email, subject, message)
        VALUES ('oneill', 'Seán O’Neill', 'sean@example.ie', 'Hello', 'Sincerely')`,
      `INSERT INTO contact_threads (message_id, topic, state, arrived_at) VALUES ('oneill', 'other', 'read', now())`,
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
        VALUES (gen_random_uuid(), 'welcome-subscriber', '{}', 'o''neill@example.ie', 'sent', now())`,
    ])
      await shop.pool.query(statement);
    for (const list of ['subscriptions', 'download-leads', 'inbox', 'deliveries']) {
      for (const query of ["o'neill", 'O’Neill']) {
        const address = `/api/admin/${list}?query=${encodeURIComponent(query)}`;
        const { body } = await owner.get<{ items: object[] }>(address);
        expect([list, query, body.items.length]).toEqual([list, query, 1]);
      }
    }
    const { body } = await owner.get<{ items: object[] }>('/api/admin/inbox?query=sean%20o%27neill');
    expect(body.items).toHaveLength(1);
  });

  it('find a person by address without scanning tables', async () => {
    expect(await scannedBy('POST', '/api/admin/person', { email: 'reader-77@example.com' })).toEqual([]);
  });
});
