import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Failures } from '../platform/jobs/failures.js';
import { eventually } from '../testing/eventually.js';
import { MailServer } from '../testing/mail-server.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';

interface Delivery {
  id: string;
  letter: string;
  cause: Record<string, string>;
  status: string;
  subject: string | null;
  message_id: string | null;
  diagnosis: string | null;
}

describe('The delivery record of an email', () => {
  let server: MailServer;
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    server = new MailServer();
    shop = await openShop({ SMTP_URL: await server.open() });
    visitor = new ApiSession(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });

  const subscribe = (email: string) => visitor.post('/api/newsletter/subscribe', { email });
  const deliveryTo = (email: string, status: string): Promise<Delivery> =>
    eventually(`an email to ${email} that is ${status}`, async () =>
      (
        await shop.pool.query<Delivery>(
          `SELECT * FROM mail_deliveries WHERE recipient = $1 AND status = $2 AND cause <> '{}' ORDER BY queued_at DESC`,
          [email, status],
        )
      ).rows.at(0),
    );
  const outboxOf = async (id: string) =>
    (
      await shop.pool.query<{ failures: number; rest: string | null; last_error: string }>(
        `SELECT failures, last_error, (due_at - failed_at)::text AS rest FROM outbox WHERE id = $1`,
        [id],
      )
    ).rows[0];
  const failed = (id: string, failures: number) =>
    eventually(`failure ${failures}`, async () => {
      const row = await outboxOf(id);
      return row?.failures === failures ? row : undefined;
    });
  const tryNow = (id: string) => new ShopBooks(shop).workIsDue(id);

  it('exists from when it is enqueued, with its cause', async () => {
    await subscribe('ruth@example.com');
    const sent = await deliveryTo('ruth@example.com', 'sent');
    const { rows } = await shop.pool.query(
      `SELECT id FROM newsletter_subscriptions WHERE email = 'ruth@example.com'`,
    );
    expect(sent).toMatchObject({ letter: 'ask-for-yes', cause: { subscriptionId: rows[0].id } });
    const [mail] = server.to('ruth@example.com');
    expect(mail?.messageId).toBe(`<${sent.message_id}>`);
    expect(mail?.subject).toBe(sent.subject);
  });

  it('counts retries after 1, 5, and 30 minutes, and 2, 6, and 24 hours, until the owner resends it', async () => {
    const email = 'naomi@example.com';
    server.refused.set(email, '451 4.3.0 come back later');
    await subscribe(email);
    const { id } = await deliveryTo(email, 'queued');
    const rests = [];
    for (let failures = 1; failures <= 7; failures += 1) {
      const row = await failed(id, failures);
      expect(row.last_error).not.toContain(email);
      rests.push(row.rest);
      if (row.rest) await tryNow(id);
    }
    expect(rests).toEqual(['00:01:00', '00:04:00', '00:25:00', '01:30:00', '04:00:00', '18:00:00', null]);
    expect(await shop.app.get(Failures).list()).toMatchObject([{ id, failures: 7, dueAt: null }]);

    server.refused.delete(email);
    expect(await shop.app.get(Failures).retry(id)).toBe(true);
    await deliveryTo(email, 'sent');
    expect(server.to(email)).toHaveLength(1);
  });

  it('is a bounce right away for a missing mailbox, which still gets purchases but no newsletters', async () => {
    const email = 'nobody@example.com';
    server.refused.set(email, '550 5.1.1 no such mailbox');
    await subscribe(email);
    const bounced = await deliveryTo(email, 'bounced');
    expect(bounced.diagnosis).toBe('550 5.1.1 no such mailbox');
    expect(await outboxOf(bounced.id)).toMatchObject({ failures: 0 });

    server.refused.delete(email);
    await visitor.post('/api/contact', {
      name: 'Nobody',
      email,
      subject: 'Is this mine?',
      message: 'I typed an address that is not mine.',
    });
    await deliveryTo(email, 'suppressed');
    expect(server.to(email)).toEqual([]);

    await visitor.pay(await visitor.startPayment({ customerEmail: email }));
    expect(await deliveryTo(email, 'sent')).toMatchObject({ letter: 'send-order-mail' });
  });
});
