import { readdir } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { RateLimiter } from '../platform/rate-limits/rate-limiter.js';
import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { type Answer, ApiSession } from '../testing/api-session.js';

const SUBSCRIBE = '/api/newsletter/subscribe';
/** More than come at once. A thousand say the same, and take twenty seconds of a quiet machine, emails and all. */
const CROWD = 60;
const AT_ONCE = 50;
const TIMEOUT_MS = 120_000;

interface Body {
  detail?: string;
  code?: string;
}

describe('A flood of sign-ups', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1' });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const post = (address: string, body: object, source: string): Promise<Answer<Body>> =>
    visitor.post<Body>(address, body, { 'x-forwarded-for': source });

  /** Many calls, some of them at once; the answers in the order of the calls. */
  async function crowd<T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    for (let at = 0; at < count; at += AT_ONCE) {
      const length = Math.min(AT_ONCE, count - at);
      answers.push(...(await Promise.all(Array.from({ length }, (_, next) => call(at + next)))));
    }
    return answers;
  }

  async function subscribed(like: string): Promise<number> {
    await new ShopBooks(shop).allRequestsAreDecided();
    const { rows } = await shop.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM newsletter_subscriptions WHERE email LIKE $1',
      [like],
    );
    return rows[0]?.count ?? 0;
  }

  it('from many sources is stored completely, and each address gets one email @S1-forms-21', async () => {
    const answers = await crowd(CROWD, (at) =>
      post(SUBSCRIBE, { email: `reader-${at}@example.com` }, `10.${at >> 8}.${at & 255}.1`),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await subscribed('reader-%')).toBe(CROWD);
    const emails = () => readdir(shop.mailDir).catch(() => []);
    await eventually('an email to everybody', async () => (await emails()).length >= CROWD, TIMEOUT_MS);
    await new ShopBooks(shop).allWorkIsDone();
    const readers = (await visitor.mails(0)).map(({ to }) => to?.[0]?.address);
    expect(readers).toHaveLength(CROWD);
    expect(new Set(readers).size).toBe(CROWD);
  });

  it('from one source is limited by 429 with a retry time @S1-forms-21', async () => {
    const answers = await crowd(100, (at) =>
      post(SUBSCRIBE, { email: `bot-${at}@example.com` }, '203.0.113.7'),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(answers.length - limited.length).toBeGreaterThanOrEqual(30);
    expect(limited.length).toBeGreaterThan(50);
    expect(await subscribed('bot-%')).toBe(answers.length - limited.length);
    for (const { headers, body } of limited) {
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);
      expect(body.detail).toMatch(/^That was tried too often\. Please wait \d+ seconds?\.$/);
    }
    // Other sources are not limited.
    expect((await post(SUBSCRIBE, { email: 'ruth@example.com' }, '203.0.113.8')).status).toBe(200);
  });

  it('has the source that the proxy reports, whatever the client claims', async () => {
    const answers = await crowd(CROWD, (at) =>
      post(SUBSCRIBE, { email: `forged-${at}@example.com` }, `198.51.100.${at}, 203.0.113.200`),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it('counts an IPv6 network as one source, and its neighbor as another', async () => {
    const answers = await crowd(60, (at) =>
      post(SUBSCRIBE, { email: `six-${at}@example.com` }, `2001:db8:0:1::${at.toString(16)}`),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await post(SUBSCRIBE, { email: 'six@example.com' }, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('can continue at the given retry time', async () => {
    // Thirty at once, and one more in ten seconds: there is room for one, and the next has nine seconds to wait.
    await shop.pool.query(
      `UPDATE source_allowances SET free_at = now() + interval '289 seconds'
       WHERE name = 'newsletter' AND free_at > now() + interval '100 seconds'`,
    );
    const answers = await crowd(2, (at) =>
      post(SUBSCRIBE, { email: `again-${at}@example.com` }, '203.0.113.7'),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it.each([
    ['messages', '/api/contact', { name: 'Ruth', subject: 'A question', message: 'Will you come to us?' }],
    ['free samples', '/api/downloads', { fileName: 'five-verses' }],
    ['kits', '/api/downloads', { name: 'Ruth', downloadType: 'grant-writer-starter-kit' }],
    ['wishes for purchases', '/api/purchases/mail', {}],
    ['wishes for a notice', '/api/release-notices', { productId: 'finding-peace-ebook' }],
  ])('of %s from one source is limited too', async (what, address, body) => {
    const source = `192.0.2.${what.length}`;
    const answers = await crowd(60, (at) => post(address, { ...body, email: `${at}@example.com` }, source));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('at one mailbox, from many sources and aliases, sends it one email @S1-forms-21', async () => {
    const answers = await crowd(40, (at) =>
      post(SUBSCRIBE, { email: `victim+${at}@example.com` }, `172.16.${at}.1`),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await new ShopBooks(shop).allWorkIsDone();
    const emails = (await visitor.mails(0)).filter(({ to }) => to?.[0]?.address?.startsWith('victim'));
    expect(emails).toHaveLength(1);
    // The emails of all who were let in before go out first, on a machine that may have much else to do.
  });

  it('leaves no identifiable source, and soon nothing at all', async () => {
    const { rows } = await shop.pool.query('SELECT * FROM source_allowances');
    expect(rows.length).toBeGreaterThan(CROWD);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
    await shop.pool.query(
      `UPDATE source_allowances SET free_at = now() - interval '1 second' WHERE name = 'newsletter'`,
    );
    await shop.app.get(RateLimiter).forget();
    const left = await shop.pool.query(`SELECT FROM source_allowances WHERE name = 'newsletter'`);
    expect(left.rowCount).toBe(0);
  });
});
