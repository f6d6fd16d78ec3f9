import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';
import { CheckoutReminders } from './checkout-reminders.js';
import { REMINDER_AFTER_HOURS } from './checkout-reminder-rules.js';

const SUBJECT = 'Finding Peace is still here for you';
const DUE_MINUTES = REMINDER_AFTER_HOURS * 60 + 1;

describe('An unpaid order', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());

  const consents = (email: string, status = 'confirmed') =>
    shop.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, status, asked_at) VALUES (gen_random_uuid(), lower($1), $2, now())`,
      [email, status],
    );
  async function begin(customerEmail: string, minutesAgo = DUE_MINUTES, key = customerEmail) {
    const secret = await visitor.startPayment({ customerEmail }, { 'idempotency-key': key });
    await books.makeOlder(customerEmail, minutesAgo);
    return secret;
  }
  /** Pays and settles the order; its webhook may arrive later. */
  async function buy(secret: string): Promise<void> {
    await visitor.pay(secret);
    await visitor.claim(secret);
  }
  async function remind(): Promise<void> {
    await Promise.all([1, 2].map(() => shop.app.get(CheckoutReminders).remind()));
    await books.allWorkIsDone();
  }
  const reminders = async (email: string) =>
    (await visitor.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);

  it('gets one reminder, with links to return and unsubscribe, only if the buyer has subscribed', async () => {
    await consents('Reader@example.com');
    await begin('Reader@example.com');
    await begin('Reader@example.com', DUE_MINUTES, 'second window');
    await begin('stranger@example.com');
    await consents('asked@example.com', 'pending');
    await begin('asked@example.com');
    await consents('left@example.com', 'ended');
    await begin('left@example.com');
    await consents('fresh@example.com');
    await begin('fresh@example.com', DUE_MINUTES - 2);
    await remind();
    await remind();
    const [mail, ...more] = await reminders('Reader@example.com');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${shop.configuration.publicUrl}/finding-peace#buy`);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/newsletter/');
    for (const other of ['stranger', 'asked', 'left', 'fresh'])
      expect([other, await reminders(`${other}@example.com`)]).toEqual([other, []]);
    // Another one within the month.
    await begin('Reader@example.com', DUE_MINUTES, 'third window');
    await remind();
    expect(await reminders('Reader@example.com')).toHaveLength(1);
  });

  it('gets no reminder after a payment of this or another order', async () => {
    for (const email of ['paid@example.com', 'otherwise@example.com', 'meanwhile@example.com'])
      await consents(email);
    await buy(await begin('paid@example.com'));
    await begin('otherwise@example.com');
    await buy(await begin('otherwise@example.com', DUE_MINUTES, 'another'));
    await books.allWorkIsDone();
    await remind();
    // After the reminder was enqueued, before it is sent.
    await buy(await begin('meanwhile@example.com'));
    await books.allWorkIsDone();
    const { orderId } = await books.saleTo('meanwhile@example.com');
    expect(await shop.app.get(CheckoutReminders).writeEmail({ orderId })).toBeUndefined();
    for (const email of ['paid@example.com', 'otherwise@example.com', 'meanwhile@example.com'])
      expect([email, await reminders(email)]).toEqual([email, []]);
  });

  it('gets no reminder after unsubscribing, or if the book is off sale', async () => {
    await consents('leaves@example.com');
    await begin('leaves@example.com');
    const { orderId } = await books.saleTo('leaves@example.com');
    const reminding = shop.app.get(CheckoutReminders);
    expect(await reminding.writeEmail({ orderId })).toMatchObject({ subject: SUBJECT });
    await shop.pool.query(`UPDATE products SET is_active = 'false' WHERE id = 'finding-peace-ebook'`);
    expect(await reminding.writeEmail({ orderId })).toBeUndefined();
    await shop.pool.query(`UPDATE products SET is_active = 'true' WHERE id = 'finding-peace-ebook'`);
    await shop.pool.query(
      `UPDATE newsletter_subscriptions SET status = 'ended' WHERE email = 'leaves@example.com'`,
    );
    expect(await reminding.writeEmail({ orderId })).toBeUndefined();
  });
});
