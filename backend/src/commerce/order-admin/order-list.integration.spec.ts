import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';

interface Page {
  items: { id: string; reference: string; customerEmail: string; status: string; givenBackCents: number }[];
  nextCursor: string | null;
}

const MANY = 12_000;

/** Orders of two years, a few of them unusual. Lists don't read grants, links or emails. */
const SEED = `
  INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, stripe_payment_intent_id, status,
    created_at, completed_at)
  SELECT gen_random_uuid()::text, 'reader' || n || '@example.com', 'Reader ' || n,
    CASE WHEN n % 400 = 0 THEN 'hidden-ebook' ELSE 'finding-peace-ebook' END, 999, 'pi_many' || n,
    CASE WHEN n % 300 = 0 THEN 'to-send' WHEN n % 100 = 0 THEN 'refunded' ELSE 'fulfilled' END,
    '2026-01-01'::timestamptz - (n / 2) * interval '1 hour', '2026-01-01'::timestamptz - (n / 2) * interval '1 hour'
  FROM generate_series(1, ${MANY}) AS n`;

interface Statement {
  text: string;
  values: unknown[];
}

/** SQL statements that this process sends during the work. */
async function sentDuring(work: () => Promise<void>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [first, second] of spy.mock.calls as unknown[][]) {
      const { text, values } =
        typeof first === 'string' ? { text: first, values: second } : (first as Statement);
      if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] });
    }
  } finally {
    spy.mockRestore();
  }
  return sent;
}

describe('The list of orders', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    await shop.pool.query(SEED);
    await shop.pool.query(
      `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, created_at)
       VALUES ('7f3k2q9a-0000-4000-8000-000000000000', 'Miriam@Example.com', '=cmd|Mi%riam', 'finding-peace-ebook', 999,
         '2026-02-01T10:00:00Z')`,
    );
    await shop.pool.query('INSERT INTO order_payments (order_id) SELECT id FROM orders');
    // As autovacuum does: PostgreSQL assumes that a table without statistics is large.
    await shop.pool.query('ANALYZE');
  });
  afterAll(() => shop.stop());

  const list = async (search = '') => (await owner.get<Page>(`/api/admin/orders${search}`)).body;
  const find = async (query: string) =>
    (await list(`?query=${encodeURIComponent(query)}`)).items.map(({ customerEmail }) => customerEmail);

  it('is sorted newest first, in pages without gaps or duplicates', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(`?status=to-send${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(({ id }) => id));
      ({ nextCursor: cursor } = page);
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([MANY / 300, MANY / 300]);
    expect((await list()).items[0]?.customerEmail).toBe('Miriam@Example.com');
  });

  it('finds parts of address, name, reference or payment, without wildcards @S2-calls-and-errors-25', async () => {
    expect(await find('miriam@EX')).toEqual(['Miriam@Example.com']);
    expect(await find(' mi%r ')).toEqual(['Miriam@Example.com']);
    expect(await find('7F3K-2Q9A')).toEqual(['Miriam@Example.com']);
    expect(await find('pi_many11999')).toEqual(['reader11999@example.com']);
    expect(await find('r_a_e')).toEqual([]);
  });

  it.each(["o'neill", 'O’NEILL', 'seán', 'SEAN   O‘Neill', 'sea\u0301n'])(
    'finds Seán O’Neill as %s (O8)',
    async (query) => {
      await shop.pool.query(
        `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, created_at)
       VALUES ('0n3111', 'sean@example.ie', 'Seán O’Neill', 'finding-peace-ebook', 999, '2020-02-01T10:00:00Z')
       ON CONFLICT (id) DO NOTHING`,
      );
      expect(await find(query)).toEqual(['sean@example.ie']);
      await shop.pool.query(`DELETE FROM orders WHERE id = '0n3111'`);
    },
  );

  it('is filtered by status, product and days', async () => {
    expect((await list('?productId=hidden-ebook&status=fulfilled')).items).toHaveLength(0);
    expect((await list('?productId=hidden-ebook&status=refunded')).items).toHaveLength(20);
    expect((await list('?status=bought')).items[0]).toMatchObject({
      customerEmail: 'reader1@example.com',
      coverSrc: expect.stringMatching(/^\/images\/.+\.webp$/),
    });
    const january = await list('?from=2026-01-31T00:00:00Z&before=2026-03-01T00:00:00Z');
    expect(january.items.map(({ reference }) => reference)).toEqual(['7F3K-2Q9A']);
    expect((await list('?before=2020-01-01T00:00:00Z')).items).toEqual([]);
    expect((await list('?status=stuck')).items).toEqual([]);
    const { body } = await owner.get('/api/admin/orders/overview');
    expect(body).toMatchObject({
      toSend: MANY / 300,
      stuck: 0,
      disputed: 0,
      products: [
        { id: 'finding-peace-ebook', title: 'Finding Peace' },
        { id: 'hidden-ebook', title: 'Hidden' },
      ],
    });
  });

  it('rejects invalid parameters with a sentence', async () => {
    for (const bad of [
      'status=sold',
      'from=yesterday',
      'from=0000-01-01T00:00:00Z',
      'before=2026-13-01T00:00:00Z',
      'cursor=nonsense',
      'query=%00',
      `query=${'x'.repeat(201)}`,
      'productId=a%20b',
      'query=a&query=b',
      'page=2',
    ]) {
      const { status, body } = await owner.get<{ detail: string }>(`/api/admin/orders?${bad}`);
      expect([bad, status, body.detail]).toEqual([bad, 400, expect.stringMatching(/\S/)]);
    }
    // A date that does not exist.
    expect((await owner.get('/api/admin/orders?from=2026-02-31T00:00:00Z')).status).toBe(400);
  });

  it('never scans all orders @S2-calls-and-errors-26', async () => {
    const sent = await sentDuring(async () => {
      for (const search of [
        '',
        '?query=reader77',
        '?status=to-send',
        '?status=stuck',
        '?status=bought',
        '?productId=hidden-ebook',
      ])
        await list(search);
      await owner.get('/api/admin/orders/overview');
    });
    const reads = sent.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text) && /\borders\b/.test(text));
    expect(reads.length).toBeGreaterThanOrEqual(7);
    for (const { text, values } of reads) {
      const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on "?orders/);
    }
  });

  it('is exported as a file with the filter’s orders, for the owner only', async () => {
    const download = (by: ApiSession, search: string) => by.get<string>(`/api/admin/orders/export${search}`);
    const helper = await signInHelper(shop);
    expect((await download(helper, '')).status).toBe(403);
    const answer = await download(owner, '?query=miriam');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    const [heading, line] = answer.body.split('\r\n');
    expect(heading).toContain('Order,Ordered,Paid,Status,Name,Email,Product,Total (USD)');
    expect(line).toContain("'=cmd|Mi%riam,Miriam@Example.com,Finding Peace,9.99,0.00");
    const all = (await download(owner, '')).body.trim().split('\r\n');
    expect(all.find((row) => row.includes('reader7@'))).toMatch(/,pi_many7,[^,]+$/);
    expect(all).toHaveLength(MANY + 2);
    const { rows } = await shop.pool.query(
      `SELECT after FROM audit_log WHERE action = 'orders.exported' ORDER BY at`,
    );
    expect(rows).toEqual([{ after: { isSearch: true } }, { after: { isSearch: false } }]);
  });
});
