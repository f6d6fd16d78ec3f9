import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { OrdersAdmin } from '../testing/orders-admin.js';
import { eventually } from '../testing/eventually.js';

const LINK = /\/d\/[\w-]{43}/g;
const linksIn = (text = '') => [...new Set([...text.matchAll(LINK)].map(([path]) => path))];

describe('An email', () => {
  let admin: OrdersAdmin;

  beforeAll(async () => {
    admin = await OrdersAdmin.open({ MAIL_TIMEOUT_MS: '3000' });
  });
  afterAll(() => admin.close());

  const failureOf = (job: string) =>
    eventually('the failure to be noted', async () => {
      const failed = 'SELECT FROM outbox WHERE job = $1 AND failed_at IS NOT NULL AND closed_at IS NULL';
      return (await admin.shop.pool.query(failed, [job])).rowCount;
    });

  it('has working links, as its second copy does, if the mail server’s answer is lost', async () => {
    const { server, shop, visitor, books } = admin;
    const customerEmail = 'twice@example.com';
    server.denied.add(customerEmail);
    await visitor.pay(await visitor.startPayment({ customerEmail }));
    const [first] = await admin.waitForEmails(customerEmail, 1);
    await failureOf('send-order-mail');
    const links = linksIn(first?.text);
    expect(links.length).toBeGreaterThan(0);
    const statusOf = async (path: string) => (await fetch(shop.url + path, { method: 'HEAD' })).status;
    expect(await Promise.all(links.map(statusOf))).toEqual(links.map(() => 200));

    await books.workIsDue();
    const [, second] = await admin.waitForEmails(customerEmail, 2);
    expect(second?.messageId).toBe(first?.messageId);
    expect(linksIn(second?.text)).toEqual(links);
    await books.allWorkIsDone();
    expect(server.to(customerEmail)).toHaveLength(2);
  });

  it('is sent again on request, too, if the mail server’s answer is lost', async () => {
    const { server, shop, visitor, books } = admin;
    const email = 'asked@example.com';
    server.denied.add(email);
    await visitor.post('/api/newsletter/subscribe', { email });
    const [first] = await admin.waitForEmails(email, 1);
    await failureOf('ask-for-yes');
    await books.workIsDue();
    const [, second] = await admin.waitForEmails(email, 2);
    expect([second?.messageId, second?.text]).toEqual([first?.messageId, first?.text]);
    await books.allWorkIsDone();
    const counted = `SELECT sent_count AS n FROM mail_allowances WHERE purpose = 'newsletter'`;
    expect((await shop.pool.query(counted)).rows).toEqual([{ n: 1 }]);
    expect(server.to(email)).toHaveLength(2);
  });

  it('blocks no row, transaction or purchase while the mail server does not answer', async () => {
    const { server, shop, visitor, books } = admin;
    const waiting = Array.from({ length: 9 }, (_, at) => `waiting-${at}@example.com`);
    for (const email of waiting) server.unanswered.add(email);
    await Promise.all(
      waiting.map(async (customerEmail) => visitor.pay(await visitor.startPayment({ customerEmail }))),
    );
    await eventually('the server to receive an email', async () =>
      waiting.some((email) => server.to(email).length > 0),
    );

    await visitor.pay(await visitor.startPayment({ customerEmail: 'next@example.com' }));
    await books.becomes('next@example.com', 'fulfilled');
    const { rows } = await shop.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'
         AND state_change < now() - interval '1 second'`,
    );
    expect(rows).toEqual([]);
    for (const email of waiting) await books.becomes(email, 'fulfilled');
    const order = await admin.books.saleTo(waiting[0] ?? '');
    // The order's row is not locked: 409 while the email is being sent, 200 after the mail server's timeout.
    expect([200, 409]).toContain((await admin.post(order.orderId, 'resend')).status);
  });
});
