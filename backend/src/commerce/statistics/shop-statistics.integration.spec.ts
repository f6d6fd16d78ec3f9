import { bookByProductId } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DaySums, type StatisticsDto } from '../../owner-tools/index.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';

const CALLS = '/api/admin/figures';
const MARCH = 'from=2026-03-01&to=2026-03-03';
const EBOOK = 'finding-peace-ebook';
const coverSrc = bookByProductId(EBOOK)?.cover.thumbSrc;

/** id, cents, status, ordered, paid (UTC; New York's days begin at 05:00, from March 8 at 04:00). */
const ORDERS = [
  ['a', 999, 'fulfilled', '2026-03-01 06:00', '2026-03-01 06:01'],
  // Still the evening of March 1 in New York.
  ['b', 999, 'refunded', '2026-03-02 04:00', '2026-03-02 04:30'],
  ['c', 1_999, 'to-send', '2026-03-02 15:00', '2026-03-02 15:01'],
  ['d', 999, 'pending', '2026-03-03 15:00', null],
  ['e', 999, 'failed', '2026-03-03 16:00', null],
  ['f', 500, 'fulfilled', '2026-02-27 15:00', '2026-02-27 15:01'],
  // Before the period that the three days are compared with.
  ['g', 700, 'fulfilled', '2026-02-01 15:00', '2026-02-01 15:01'],
] as const;

describe('The statistics of the shop', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, TIME_ZONE: 'America/New_York' });
    owner = await signInOwner(shop);
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type) VALUES ('mug', 'A mug', 'Of clay.', 1999, 'physical')`,
    );
    for (const [id, cents, status, begun, paid] of ORDERS) {
      await shop.pool.query(
        `INSERT INTO orders (id, customer_email, product_id, total_amount, status, created_at, completed_at)
         VALUES ($1, 'old@example.com', $2, $3, $4, ($5 || '+00')::timestamptz, ($6 || '+00')::timestamptz)`,
        [id, cents === 1_999 ? 'mug' : EBOOK, cents, status, begun, paid],
      );
    }
    // A partial refund of c, and one that failed.
    await shop.pool.query(`INSERT INTO refunds (id, order_id, amount_cents, status) VALUES
      (gen_random_uuid(), 'c', 300, 'succeeded'), (gen_random_uuid(), 'c', 200, 'succeeded'),
      (gen_random_uuid(), 'c', 100, 'failed'), (gen_random_uuid(), 'b', 999, 'succeeded')`);
    await shop.pool.query(`INSERT INTO daily_counts VALUES
      ('page-view', '2026-03-02', '/finding-peace', 40), ('page-view', '2026-03-02', '/shop', 90),
      ('page-view', '2026-02-27', '/finding-peace', 10)`);
  });
  afterAll(() => shop.stop());

  const read = async (chart: string, range = MARCH) =>
    (await owner.get<StatisticsDto>(`${CALLS}/${chart}?${range}`)).body;
  const csv = async (chart: string, range = MARCH) => {
    const { headers, body } = await owner.get<string>(`${CALLS}/${chart}.csv?${range}`);
    return { head: headers, lines: body.trim().split('\r\n') };
  };
  const totals = ({ measures }: StatisticsDto) =>
    Object.fromEntries(measures.map(({ name, total, before, days }) => [name, [total, before, days]]));

  it('show sales by day in the site’s time zone: gross, refunded and net @S2-calls-and-errors-23', async () => {
    const sales = await read('sales');
    expect(totals(sales)).toEqual({
      grossCents: [3_997, 500, [1_998, 1_999, 0]],
      refundedCents: [1_499, 0, [999, 500, 0]],
      netCents: [2_498, 500, [999, 1_499, 0]],
      sales: [3, 1, [2, 1, 0]],
    });
    expect(sales).toMatchObject({
      timeZone: 'America/New_York',
      beforeFrom: '2026-02-26',
      beforeTo: '2026-02-28',
    });
  });

  it('show sales by book, best first', async () => {
    expect((await read('sales')).parts).toEqual([
      { id: 'mug', label: 'A mug', coverSrc: null, values: [1_499, 500, 1_999, 1], before: [0, 0, 0, 0] },
      { id: EBOOK, label: 'Finding Peace', coverSrc, values: [999, 999, 1_998, 2], before: [500, 0, 500, 1] },
    ]);
  });

  it('show page views, orders and paid orders', async () => {
    const { measures, parts } = await read('conversion');
    expect(measures.map(({ name, total, before }) => [name, total, before])).toEqual([
      ['views', 40, 10],
      ['begun', 5, 1],
      ['paid', 3, 1],
    ]);
    expect(parts[0]).toEqual({
      id: EBOOK,
      label: 'Finding Peace',
      coverSrc,
      values: [40, 4, 2],
      before: [10, 1, 1],
    });
  });

  it('are exported as CSV, by day and book, in dollars', async () => {
    const { head, lines } = await csv('sales');
    expect(head.get('content-disposition')).toBe('attachment; filename="sales.csv"');
    expect(lines).toEqual([
      'Day,Book,Net (USD),Refunded (USD),Gross (USD),Sales',
      '2026-03-01,Finding Peace,9.99,9.99,19.98,2',
      '2026-03-02,A mug,14.99,5.00,19.99,1',
    ]);
    expect((await csv('conversion')).lines).toContain('2026-03-02,Finding Peace,40,0,0');
    // Several months, which are read one after the other.
    expect((await csv('sales', 'from=2026-01-01&to=2026-04-30')).lines).toHaveLength(5);
  });

  it('are the same from stored days, also after a past sale has changed', async () => {
    const { pool } = shop;
    const all = async () => [await read('sales', 'days=700'), await read('conversion', 'days=700')];
    const fromRows = await all();
    const sum = async () => {
      while (await shop.app.get(DaySums).sum());
    };
    await sum();
    const { rows } = await pool.query(
      `SELECT source, max(day) < now()::date - 2 AS "isPast", count(*) > 200 AS "isWhole" FROM summed_days GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual(['checkouts', 'sales'].map((source) => ({ source, isPast: true, isWhole: true })));
    expect(await all()).toEqual(fromRows);
    await pool.query(`UPDATE orders SET status = 'refunded' WHERE id = 'f'`);
    await pool.query(`INSERT INTO refunds (id, order_id, amount_cents, status)
      VALUES (gen_random_uuid(), 'f', 500, 'succeeded'), (gen_random_uuid(), 'a', 9, 'succeeded')`);
    await pool.query(`INSERT INTO orders (id, customer_email, product_id, total_amount, status, created_at, completed_at)
      VALUES ('h', 'old@example.com', 'mug', 1, 'fulfilled', '2026-02-03 02:00+00', '2026-02-04 02:00+00')`);
    await pool.query(`DELETE FROM orders WHERE id = 'e'`);
    const changed = await all();
    expect(changed).not.toEqual(fromRows);
    await sum();
    expect((await pool.query('SELECT FROM changed_days')).rowCount).toBe(0);
    expect(await all()).toEqual(changed);
    await pool.query('DELETE FROM summed_days');
    expect(await all()).toEqual(changed);
    await pool.query(`DELETE FROM orders WHERE id = 'h'`);
  });

  it('include a purchase and its downloads at once', async () => {
    const before = { sales: await read('sales', 'days=1'), files: await read('files', 'days=1') };
    const visitor = new ApiSession(shop);
    const { downloads } = await visitor.buy();
    for (const { url } of downloads) await (await fetch(`${shop.url}${url}`)).arrayBuffer();
    const total = ({ measures }: StatisticsDto) => measures[0]?.total ?? 0;
    expect(total(await read('sales', 'days=1')) - total(before.sales)).toBe(999);
    // A download is counted after it was sent, a moment after its receiver has it.
    const files = await eventually('two files are counted', async () => {
      const now = await read('files', 'days=1');
      return total(now) - total(before.files) === 2 && now;
    });
    expect(files.parts[0]).toMatchObject({ id: EBOOK, label: 'Finding Peace' });
  });

  it.each([
    ['days=0', 'The number of days must be at least 1.'],
    ['days=733', 'You can see up to 732 days at once.'],
    ['days=1.5', 'The number of days must be a whole number.'],
    ['days=1e99', 'You can see up to 732 days at once.'],
    ['from=2026-02-30&to=2026-03-01', 'This day doesn’t exist.'],
    ['from=0001-01-01&to=2026-03-01', 'A day is written as 2026-11-22.'],
    ['from=2026-03-01', 'Please enter the first and last day.'],
    ['from=2026-03-02&to=2026-03-01', 'The first day is after the last.'],
    ['from=2022-03-02&to=2026-03-01', 'You can see up to 732 days at once.'],
    ['from=2026-03-01&to=%00', 'This day doesn’t exist.'],
    ['zone=UTC', '"zone" is not a known field.'],
  ])('are rejected for %s, as a chart and as a file', async (range, sentence) => {
    for (const chart of ['sales', 'sales.csv']) {
      const { status, body } = await owner.get<{ detail: string }>(`${CALLS}/${chart}?${range}`);
      expect([status, body.detail]).toEqual([400, expect.stringContaining(sentence)]);
    }
  });

  it('are for the owner only', async () => {
    const helper = await signInHelper(shop);
    for (const chart of ['sales', 'conversion', 'files', 'visits', 'subscribers', 'samples', 'previews']) {
      for (const call of [`${CALLS}/${chart}`, `${CALLS}/${chart}.csv`]) {
        expect((await fetch(`${shop.url}${call}`)).status).toBe(401);
        expect((await helper.get(call)).status).toBe(403);
      }
    }
  });
});
