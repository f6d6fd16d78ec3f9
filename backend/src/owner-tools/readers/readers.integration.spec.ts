import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { rowsRead, explainAnalyze } from '../../testing/query-plan.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { ReaderPageDto } from './readers.dto.js';
import { findReaders } from './readers.queries.js';

const MANY = Number(process.env['READERS_MANY'] ?? 5_000);

/** Everyone subscribes first, and later some of them buy, write and download. */
const SEED = [
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
    SELECT gen_random_uuid()::text, 'reader-' || n || '@example.com', 'confirmed',
      now() - interval '900 days' - n * interval '1 minute', now() FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, created_at, completed_at)
    SELECT gen_random_uuid()::text, 'Reader-' || n || '@Example.com', 'Reader ' || n, 'finding-peace-ebook', 999,
      'fulfilled', at, at FROM generate_series(1, ${MANY}) n, LATERAL (SELECT now() - interval '300 days' - n * interval '2 minutes' AS at) t`,
  `INSERT INTO downloads (email, file_name, downloaded_at)
    SELECT 'reader-' || n % ${MANY / 2} || '@example.com', 'five-verses', now() - interval '200 days' - n * interval '1 minute'
    FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO contacts (id, name, email, subject, message)
    SELECT gen_random_uuid()::text, 'Réader ' || n, 'reader-' || n || '@example.com', 'Subject', md5(n::text)
    FROM generate_series(1, ${MANY / 5}) n`,
  `INSERT INTO contact_threads (message_id, topic, state, arrived_at)
    SELECT id, 'other', 'read', now() - interval '100 days' - random() * interval '100 days' FROM contacts`,
  'ANALYZE',
];

describe('The list of readers', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let helper: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    helper = await signInHelper(shop);
    for (const statement of SEED) await shop.pool.query(statement);
  });
  afterAll(() => shop.stop());

  const list = async (question = '', by = owner) =>
    (await by.get<ReaderPageDto>(`/api/admin/readers?${question}`)).body;

  it('names each person once, the latest contact first, over all pages', async () => {
    const seen: string[] = [];
    const times: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null && seen.length < 400) {
      const page: ReaderPageDto = await list(cursor ? `cursor=${cursor}` : '');
      seen.push(...page.items.map(({ email }) => email));
      times.push(...page.items.map(({ lastAt }) => String(lastAt)));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('says what each person did, with the latest name', async () => {
    for (const statement of [
      `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, created_at, completed_at)
        VALUES ('seans', 'Sean@Example.ie', 'Seán O’Neill', 'finding-peace-ebook', 999, 'fulfilled', now(), now())`,
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status)
        VALUES ('left', 'left@example.ie', 'finding-peace-ebook', 999, 'pending')`,
      `INSERT INTO book_reviews (order_id, product_id, rating, body, shown_name, state, written_at)
        VALUES ('seans', 'finding-peace-ebook', 5, 'Good.', 'Sean', 'waiting', now())`,
      `INSERT INTO release_notices (email, product_id) VALUES ('sean@example.ie', 'finding-peace-ebook')`,
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, created_at, completed_at)
        VALUES ('gone', 'abc@erased.invalid', 'finding-peace-ebook', 999, 'fulfilled', now(), now())`,
    ])
      await shop.pool.query(statement);
    const { items } = await list();
    expect(items[0]).toMatchObject({
      email: 'sean@example.ie',
      name: 'Seán O’Neill',
      kinds: ['bought', 'waits', 'reviewed'],
    });
    expect(items.map(({ email }) => email)).not.toContain('left@example.ie');
    expect(items.map(({ email }) => email)).not.toContain('abc@erased.invalid');
    for (const kind of ['bought', 'waits', 'reviewed'])
      expect((await list(`kind=${kind}`)).items[0]?.email).toBe('sean@example.ie');
    expect((await list('kind=wrote')).items.map(({ kinds }) => kinds)).not.toContainEqual(['bought']);
    for (const query of ["sean o'neill", 'SEAN@example', 'o’neill', 'Seán'])
      expect((await list(`query=${encodeURIComponent(query)}`)).items.map(({ email }) => email)).toEqual([
        'sean@example.ie',
      ]);
    const csv = await owner.get<string>('/api/admin/readers/csv?query=sean');
    expect(csv.body).toContain('sean@example.ie,"bought, waits, reviewed",');
    expect((await helper.get('/api/admin/readers/csv')).status).toBe(403);
  });

  it('hides users of the legal companion from helpers', async () => {
    await shop.pool.query(
      `INSERT INTO user_assessments (user_email, legal_situation, urgency_level, experience_level)
       VALUES ('asker@example.ie', 'debt', 'soon', 'none')`,
    );
    expect((await list('kind=answered')).items.map(({ email }) => email)).toEqual(['asker@example.ie']);
    expect((await list('query=asker@')).items[0]?.kinds).toEqual(['answered']);
    expect((await list('query=asker@', helper)).items).toEqual([]);
    expect((await list('kind=answered', helper)).items).toEqual([]);
  });

  it('rejects an unknown kind and cursor with sentences', async () => {
    expect(await owner.get('/api/admin/readers?kind=friends')).toMatchObject({ status: 400 });
    expect(await owner.get('/api/admin/readers?cursor=x')).toMatchObject({ status: 400 });
  });

  it('reads a few hundred rows for a page, however many people there are', async () => {
    const database = shop.app.get(Database);
    const statements: { sql: string; values: unknown[] }[] = [];
    const recorder = {
      manager: {
        query: async (sql: string, values: unknown[]) => {
          statements.push({ sql, values });
          return shop.pool.query(sql, values).then(({ rows }) => rows as unknown[]);
        },
      },
      transaction: (work: () => Promise<unknown>) => work(),
    } as unknown as typeof database;
    await findReaders(recorder, {}, true, {});
    await findReaders(recorder, { kind: 'subscribed' }, true, {});
    await findReaders(recorder, { query: 'reader-1234@' }, true, {});
    for (const { sql, values } of statements) {
      const started = performance.now();
      const nodes = await explainAnalyze(shop.pool, sql, values);
      const read = nodes.reduce((sum, node) => sum + rowsRead(node), 0);
      if (process.env['READERS_MANY']) {
        const ms = Math.round(performance.now() - started);
        process.stderr.write(`${MANY} people, ${ms} ms, ${read} rows: ${sql.length} ${String(values[0])}\n`);
        if (ms > 200) {
          const { rows } = await shop.pool.query(`EXPLAIN (ANALYZE) ${sql}`, values);
          process.stderr.write(rows.map((row) => row['QUERY PLAN']).join('\n') + '\n');
        }
      }
      expect(read).toBeLessThan(20_000);
    }
  });
});
