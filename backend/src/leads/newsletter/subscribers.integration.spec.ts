import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { NewsletterReader } from '../../testing/newsletter-reader.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import type { SubscriberDto, SubscriptionPageDto } from './newsletter.dto.js';

const LIST = '/api/admin/newsletter-subscribers';

describe('Subscribers in the dashboard', () => {
  let shop: RunningShop;
  let admin: ApiSession;
  let helper: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    admin = await signInOwner(shop);
    helper = await signInHelper(shop);
  });
  afterAll(() => shop.stop());

  const subscribers = (cursor = '') => admin.get<SubscriberDto[]>(`${LIST}${cursor && `?cursor=${cursor}`}`);
  const subscriptions = async (question: string) =>
    (await admin.get<SubscriptionPageDto>(`/api/admin/subscriptions?${question}`)).body.items;
  const total = async () => Number((await subscribers()).headers.get('x-total-count'));
  const noted = async (id: string) =>
    (
      await shop.pool.query('SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at', [
        id,
      ])
    ).rows;
  async function joined(): Promise<{ email: string; id: string }> {
    const reader = new NewsletterReader(shop, `${randomUUID().slice(0, 8)}@example.com`);
    await reader.join('end');
    const [found] = await subscriptions(`query=${reader.email}`);
    return { email: reader.email, id: found?.id ?? '' };
  }

  it('are listed once confirmed, newest first, with the specification’s fields @S2-subscribers-1', async () => {
    const [first, second] = [await joined(), await joined()];
    const { status, body } = await subscribers();
    expect(status).toBe(200);
    expect(body.slice(0, 2).map(({ email }) => email)).toEqual([second.email, first.email]);
    expect(Object.keys(body[0] ?? {})).toEqual(['id', 'email', 'subscribed_at']);
    expect(body[0]?.subscribed_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await total()).toBe(body.length);
  });

  it('come in pages of a hundred without gaps, with the total in a header @S2-subscribers-2', async () => {
    const before = await total();
    await shop.pool.query(
      `INSERT INTO newsletters (email, subscribed_at)
       SELECT 'many-' || n || '@example.com', timestamptz '2020-01-01' + (n % 7) * interval '1 day'
       FROM generate_series(1, 250) n`,
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body, headers } = await subscribers(cursor);
      expect(body.length).toBeLessThanOrEqual(100);
      seen.push(...body.map(({ email }) => email));
      cursor = headers.get('x-next-cursor');
      expect(headers.get('link')).toBe(cursor && `<${LIST}?cursor=${cursor}>; rel="next"`);
      expect(headers.get('x-total-count')).toBe(String(before + 250));
    }
    expect(seen).toHaveLength(before + 250);
    expect(new Set(seen).size).toBe(seen.length);
    await shop.pool.query(`DELETE FROM newsletters WHERE email LIKE 'many-%'`);
    expect(await total()).toBe(before);
  });

  it('are listed once and counted right under concurrent changes @S2-subscribers-4', async () => {
    const before = await total();
    const emails = Array.from({ length: 20 }, (_, n) => `at-once-${n}@example.com`);
    await Promise.all(
      emails.map((email) => shop.pool.query('INSERT INTO newsletters (email) VALUES ($1)', [email])),
    );
    expect(await total()).toBe(before + 20);
    const again = shop.pool.query('INSERT INTO newsletters (email) VALUES ($1)', [emails[0]]);
    await expect(again).rejects.toThrow(/duplicate key/);
    await Promise.all(
      emails.map((email) => shop.pool.query('DELETE FROM newsletters WHERE email = $1', [email])),
    );
    expect(await total()).toBe(before);
  });

  it('are found by a part of the address and by state', async () => {
    const { email } = await joined();
    const asked = new NewsletterReader(shop, `asked-${email}`);
    await asked.ask();
    expect((await subscriptions(`query=${email.slice(1).toUpperCase()}`)).map((each) => each.status)).toEqual(
      ['pending', 'confirmed'],
    );
    expect(await subscriptions(`query=${asked.email}&state=pending`)).toHaveLength(1);
    expect(await subscriptions(`query=${asked.email}&state=confirmed`)).toHaveLength(0);
    await shop.pool.query(
      `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', $1, 'bounced')`,
      [email],
    );
    expect(await subscriptions(`state=held-back&query=${email}`)).toEqual([
      expect.objectContaining({ email, heldBack: 'bounced' }),
    ]);
    expect(await subscriptions('query=%25')).toEqual([]);
  });

  it('can be unsubscribed by an admin, who can undo it for a day', async () => {
    const { email, id } = await joined();
    const before = await total();
    expect((await helper.post(`/api/admin/subscriptions/${id}/end`)).status).toBe(204);
    expect((await helper.post(`/api/admin/subscriptions/${id}/end`)).status).toBe(204);
    expect(await total()).toBe(before - 1);
    expect(await subscriptions(`query=${email}`)).toEqual([
      expect.objectContaining({ status: 'ended', mayTakeBack: true }),
    ]);
    const undone = await helper.post(`/api/admin/subscriptions/${id}/take-back`);
    expect(undone.status).toBe(204);
    expect(await total()).toBe(before);
    expect(await noted(id)).toEqual([
      { action: 'subscription.ended', before: { status: 'confirmed' }, after: { status: 'ended' } },
      { action: 'subscription.end-taken-back', before: { status: 'ended' }, after: { status: 'confirmed' } },
    ]);
  });

  it('stay unsubscribed if the reader did it, or after a day', async () => {
    const reader = new NewsletterReader(shop, `${randomUUID().slice(0, 8)}@example.com`);
    const end = await reader.join('end');
    await fetch(end, { method: 'POST' });
    const [left] = await subscriptions(`query=${reader.email}`);
    expect(left).toMatchObject({ status: 'ended', mayTakeBack: false });
    const refused = await admin.post(`/api/admin/subscriptions/${left?.id}/take-back`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'LEADS.SUBSCRIPTION_ENDED' } });
    const { id } = await joined();
    await admin.post(`/api/admin/subscriptions/${id}/end`);
    await shop.pool.query(
      `UPDATE newsletter_subscriptions SET ended_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    expect((await admin.post(`/api/admin/subscriptions/${id}/take-back`)).status).toBe(409);
  });

  it('are exported by the owner only, and that is logged', async () => {
    const { email } = await joined();
    const { headers, body } = await admin.get('/api/admin/subscriptions/csv?state=confirmed');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(body).toContain('Email,State,Topics,Asked,Subscribed,Ended,Blocked\r\n');
    expect(body).toContain(`${email},confirmed,`);
    expect((await helper.get('/api/admin/subscriptions/csv')).status).toBe(403);
    expect(await noted('subscriptions')).toEqual([{ action: 'list.exported', before: null, after: null }]);
  });

  it('reject invalid pages, states, and ids', async () => {
    const statusOf = async (method: string, path: string) =>
      (await admin.request(method, `/api/admin/${path}`)).status;
    expect(await statusOf('GET', 'newsletter-subscribers?cursor=x')).toBe(400);
    expect(await statusOf('GET', 'newsletter-subscribers?cursor=a&cursor=b')).toBe(400);
    expect(await statusOf('GET', 'subscriptions?state=gone')).toBe(400);
    expect(await statusOf('GET', 'subscriptions?query=a%00b')).toBe(400);
    expect(await statusOf('POST', 'subscriptions/1/end')).toBe(400);
    expect(await statusOf('POST', `subscriptions/${randomUUID()}/end`)).toBe(404);
    expect(await statusOf('POST', `subscriptions/${randomUUID()}/take-back`)).toBe(404);
  });
});
