import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { CountBuffer } from '../statistics/daily-counts.js';
import type { StatisticsDto } from '../statistics/statistics.dto.js';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

describe('A page view', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, TRUSTED_PROXIES: '1', TIME_ZONE: 'Pacific/Kiritimati' });
  });
  afterAll(() => shop.stop());
  afterEach(() => shop.pool.query('DELETE FROM daily_counts'));

  const send = async (path: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.url}/api/page-views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
      body: typeof path === 'string' ? JSON.stringify({ path }) : JSON.stringify(path),
    });
    return [response.status, await response.text()];
  };
  const rows = async () => {
    await shop.app.get(CountBuffer).write();
    const found = await shop.pool.query(
      `SELECT figure, subject, count::int AS count, day = (now() AT TIME ZONE 'Pacific/Kiritimati')::date AS "isToday"
       FROM daily_counts ORDER BY subject`,
    );
    return found.rows;
  };

  it('is counted by path and day, without visitor data', async () => {
    expect(await send('/')).toEqual([204, '']);
    await send('/newsletter-end/');
    await send('/newsletter-end');
    expect(await rows()).toEqual([
      { figure: 'page-view', subject: '/', count: 1, isToday: true },
      { figure: 'page-view', subject: '/newsletter-end', count: 2, isToday: true },
    ]);
    await send('/');
    expect((await rows())[0]).toMatchObject({ subject: '/', count: 2 });
    const { rows: columns } = await shop.pool.query(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'daily_counts'`,
    );
    expect(columns.map(({ column_name: name }) => name).sort()).toEqual([
      'count',
      'day',
      'figure',
      'subject',
    ]);
  });

  it.each([
    '/404',
    '/books/404',
    '/books/lost',
    '/admin',
    '/embed/checkout',
    '/api/products',
    '',
    'x',
    '/\0',
    '/\ud800',
  ])('is not counted for an unknown page: %j', async (path) => {
    expect(await send(path)).toEqual([204, '']);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a bot without a user agent', { 'user-agent': '' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
    ['a visitor with Do Not Track', { dnt: '1' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another origin', { origin: 'https://elsewhere.example' }],
  ])('is not counted for %s', async (_who, headers) => {
    expect(await send('/', headers as Record<string, string>)).toEqual([204, '']);
    expect(await rows()).toEqual([]);
  });

  it.each([[{}], [{ path: 7 }], [{ path: 'x'.repeat(301) }], [{ path: '/', who: 'me' }], [[]]])(
    'is rejected if malformed: %j',
    async (body) => {
      expect((await send(body))[0]).toBe(400);
      expect(await rows()).toEqual([]);
    },
  );

  it('counts sixty times at once per network', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const startedMs = performance.now();
    await Promise.all(Array.from({ length: 75 }, () => send('/', from('203.0.113.9'))));
    const refilled = Math.ceil((performance.now() - startedMs) / 1_000);
    const [{ count }] = await rows();
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(60 + refilled);
    await send('/', from('203.0.113.10'));
    expect((await rows())[0].count).toBe(count + 1);
  });

  it('is written at shutdown', async () => {
    const other = await openShop();
    const { pool } = shop;
    const buffer = other.app.get(CountBuffer);
    buffer.count('page-view', '/', 3);
    const count = async () =>
      (await other.pool.query('SELECT sum(count)::int AS n FROM daily_counts')).rows[0].n;
    await buffer.beforeApplicationShutdown();
    expect(await count()).toBe(3);
    buffer.count('page-view', '/');
    await eventually('the count of a request that ended after that', async () => (await count()) === 4);
    await other.stop();
    expect((await pool.query('SELECT 1 FROM daily_counts')).rows).toEqual([]);
  });

  it('is retried if the database fails', async () => {
    const buffer = shop.app.get(CountBuffer);
    await shop.pool.query('ALTER TABLE daily_counts RENAME TO away');
    buffer.count('page-view', '/', 2);
    await expect(buffer.write()).rejects.toThrow('daily_counts');
    await shop.pool.query('ALTER TABLE away RENAME TO daily_counts');
    buffer.count('page-view', '/');
    expect(await rows()).toEqual([{ figure: 'page-view', subject: '/', count: 3, isToday: true }]);
  });

  it('is shown to the owner by day and page', async () => {
    await shop.pool.query(`INSERT INTO daily_counts VALUES
      ('page-view', '2026-03-01', '/', 5), ('page-view', '2026-03-02', '/', 7),
      ('page-view', '2026-03-02', '/shop', 9), ('page-view', '2026-02-28', '/shop', 2), ('other', '2026-03-02', '/', 50)`);
    const owner = await signInOwner(shop);
    const { status, body } = await owner.get<StatisticsDto>(
      '/api/admin/figures/visits?from=2026-03-01&to=2026-03-02',
    );
    expect([status, body]).toEqual([
      200,
      {
        from: '2026-03-01',
        to: '2026-03-02',
        beforeFrom: '2026-02-27',
        beforeTo: '2026-02-28',
        timeZone: 'Pacific/Kiritimati',
        measures: [
          { name: 'views', label: 'Page views', unit: 'count', total: 21, before: 2, days: [5, 16] },
        ],
        parts: [
          { id: '/', label: '/', coverSrc: null, values: [12], before: [0] },
          { id: '/shop', label: '/shop', coverSrc: null, values: [9], before: [2] },
        ],
      },
    ]);
  });
});
