import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings/settings.js';
import { type OwnerEmailsSetting, ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { NewsletterReader } from '../../testing/newsletter-reader.js';
import { ApiSession } from '../../testing/api-session.js';
import { RUTH } from '../../testing/staff-sessions.js';
import { OwnerDigest } from './owner-digest.js';

describe('The emails to the owner', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop({ TIME_ZONE: 'America/New_York' });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(() =>
    shop.pool.query(
      `DELETE FROM mail_deliveries;
       UPDATE orders SET completed_at = completed_at - interval '30 days';
       UPDATE newsletter_subscriptions SET confirmed_at = confirmed_at - interval '30 days'`,
    ),
  );

  async function choose(value: OwnerEmailsSetting): Promise<void> {
    const settings = shop.app.get(Settings);
    const { version } = await settings.read(ownerEmailsSetting);
    await settings.change(ownerEmailsSetting, { value, version, by: RUTH });
  }
  /** Sells one book and gains one subscriber. */
  async function sellAndJoin(name: string): Promise<void> {
    const customerEmail = `${name}@example.com`;
    await visitor.buy({ customerEmail });
    await new NewsletterReader(shop, `reads-${name}@example.com`).join('end');
    await books.allWorkIsDone();
  }
  const toOwner = async () => {
    const { rows } = await shop.pool.query<{ subject: string }>(
      'SELECT subject FROM mail_deliveries WHERE recipient = $1 ORDER BY queued_at, id',
      [site.contact.email],
    );
    return rows.map(({ subject }) => subject);
  };
  /** Moves the sales and subscriptions so far, and the choice, to the day before. */
  const aDayPasses = () =>
    shop.pool.query(
      `UPDATE orders SET completed_at = completed_at - interval '1 day';
       UPDATE newsletter_subscriptions SET confirmed_at = confirmed_at - interval '1 day';
       UPDATE settings SET changed_at = changed_at - interval '2 days' WHERE key = 'owner-emails'`,
    );
  const gather = async () => {
    const run = () => shop.app.get(Database).transaction(() => shop.app.get(OwnerDigest).gather());
    await Promise.all([run(), run()]);
    await run();
    await books.allWorkIsDone();
  };

  it('come at once for a sale and for a subscriber, and not again in a daily email', async () => {
    await sellAndJoin('ada');
    expect(await toOwner()).toEqual([
      'You sold Finding Peace',
      expect.stringContaining('reads-ada@example.com'),
    ]);
    const [sale] = (await visitor.mailsTo(site.contact.email)).filter(
      ({ subject }) => subject === 'You sold Finding Peace',
    );
    expect(sale?.replyTo?.[0]?.address).toBe('ada@example.com');
    expect(sale?.text).toContain('$9.99');
    await aDayPasses();
    await gather();
    expect(await toOwner()).toHaveLength(2);
  });

  it('come once a day with both, after the day is over', async () => {
    await choose({ sales: 'daily', subscribers: 'daily' });
    await sellAndJoin('ben');
    await sellAndJoin('cleo');
    await gather();
    expect(await toOwner()).toEqual([]);
    await aDayPasses();
    await gather();
    await gather();
    expect(await toOwner()).toEqual([expect.stringMatching(/^Eleanor Marsh on \w+ \d+, \d{4}$/)]);
    const text = (await visitor.mailsTo(site.contact.email)).at(-1)?.text;
    expect(text).toContain('Sold: 2, for $19.98 in all.');
    expect(text).toContain('2 × Finding Peace');
    expect(text).toContain('reads-cleo@example.com');
  });

  it('come for each alone as chosen', async () => {
    await choose({ sales: 'off', subscribers: 'daily' });
    await sellAndJoin('dora');
    await aDayPasses();
    await gather();
    expect(await toOwner()).toHaveLength(1);
    const text = (await visitor.mailsTo(site.contact.email)).at(-1)?.text;
    expect(text).toContain('reads-dora@example.com');
    expect(text).not.toContain('Sold');
  });

  it('never come if they are off', async () => {
    await choose({ sales: 'off', subscribers: 'off' });
    await sellAndJoin('eve');
    await aDayPasses();
    await gather();
    expect(await toOwner()).toEqual([]);
  });
});
