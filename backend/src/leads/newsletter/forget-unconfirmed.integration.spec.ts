import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { headingAt, QUESTION, NewsletterReader } from '../../testing/newsletter-reader.js';

describe('An unconfirmed subscription', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.pool.query(`INSERT INTO products (id, title, description, price, type, is_active)
      VALUES ('to-come', 'To Come', 'Soon.', 995, 'ebook', 'false')`);
  });
  afterAll(() => shop.stop());

  const reader = (name: string) => new NewsletterReader(shop, `${name}@example.com`);
  const statusOf = async ({ email }: NewsletterReader): Promise<string | undefined> =>
    (await shop.pool.query('SELECT status FROM newsletter_subscriptions WHERE email = $1', [email])).rows[0]
      ?.status;
  const pass = (days: number) =>
    shop.pool.query(`UPDATE newsletter_subscriptions SET asked_at = asked_at - $1 * interval '1 day'`, [
      days,
    ]);
  /** As the schedules promise it. */
  async function forget(): Promise<void> {
    await shop.pool.query(
      `WITH due AS (INSERT INTO outbox (job, payload)
         VALUES ('forget-unconfirmed', '{}'), ('forget-unconfirmed-notices', '{}'))
       SELECT pg_notify('lectern_outbox', '')`,
    );
    await new ShopBooks(shop).allWorkIsDone();
  }

  it('is deleted thirty days after the last request; confirmed ones stay', async () => {
    const [silent, again, confirmed] = [reader('silent'), reader('again'), reader('confirmed')];
    for (const one of [silent, again]) await one.ask();
    await confirmed.join('end');
    await pass(29);
    await forget();
    expect(await statusOf(silent)).toBe('pending');
    await again.ask();
    await pass(2);
    await forget();
    expect(await Promise.all([silent, again, confirmed].map(statusOf))).toEqual([
      undefined,
      'pending',
      'confirmed',
    ]);
    // Their old link is one of ours, and says that nothing comes.
    const link = silent.linkIn(await silent.waitForEmail(QUESTION), 'confirm');
    expect(await headingAt(link, { method: 'POST' })).toEqual([200, '/newsletter-ended']);
    expect(await statusOf(silent)).toBeUndefined();
  });

  it('returns to the unsubscribed state, with its topics, if it had one', async () => {
    const leah = reader('leah');
    const end = await leah.join('end');
    await shop.pool.query(`UPDATE newsletter_subscriptions SET topics = '{books}' WHERE email = $1`, [
      leah.email,
    ]);
    await fetch(end, { method: 'POST' });
    await leah.ask();
    expect(await statusOf(leah)).toBe('pending');
    await pass(31);
    await forget();
    expect(await statusOf(leah)).toBe('ended');
  });

  it('is deleted for release notices too', async () => {
    const notice = (email: string, days: number, confirmed: string) =>
      shop.pool.query(
        `INSERT INTO release_notices (email, product_id, created_at, confirmed_at)
         VALUES ($1, 'to-come', now() - $2 * interval '1 day', ${confirmed})`,
        [email, days],
      );
    await notice('silent@example.com', 31, 'NULL');
    await notice('new@example.com', 29, 'NULL');
    await notice('waits@example.com', 400, 'now()');
    await forget();
    const { rows } = await shop.pool.query('SELECT email FROM release_notices ORDER BY email');
    expect(rows).toEqual([{ email: 'new@example.com' }, { email: 'waits@example.com' }]);
  });
});
