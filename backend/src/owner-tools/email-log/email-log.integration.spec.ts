import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';

import { eventually } from '../../testing/eventually.js';
import { MailReporter } from '../../testing/mail-reporter.js';
import { MailServer } from '../../testing/mail-server.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';
import { RUTH } from '../../testing/staff-sessions.js';
import type { DeliveryFilter } from './email-log.dto.js';
import { EmailLog } from './email-log.js';
import { Suppressions } from './suppressions.js';

describe('The email log', () => {
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

  const list = (filter: DeliveryFilter) => shop.app.get(EmailLog).list(filter);
  const resend = (id: string) => shop.app.get(EmailLog).resend(id, RUTH);
  const jobsAreDone = () => new ShopBooks(shop).allWorkIsDone();
  const subscribe = (email: string) => visitor.post('/api/newsletter/subscribe', { email });
  const newest = (email: string, status: DeliveryFilter['status']) =>
    eventually(`an email to ${email} that is ${status}`, async () =>
      (await list({ query: email, status })).items.at(0),
    );

  it('lists emails newest first, in pages without gaps or repeats', async () => {
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, queued_at, changed_at)
       SELECT gen_random_uuid(), 'old', '{}', n || '@paged.example', 'sent',
         '2026-01-01'::timestamptz + (n / 2) * interval '1 microsecond', now()
       FROM generate_series(1, 120) AS n`,
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    let pageCount = 0;
    do {
      const page = await list({ query: '@PAGED.example', cursor });
      seen.push(...page.items.map(({ recipient }) => recipient));
      cursor = page.nextCursor ?? undefined;
      pageCount += 1;
    } while (cursor);
    expect([pageCount, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
    expect(seen[0]).toBe('120@paged.example');
    expect(await list({ query: '%@paged' })).toEqual({ items: [], nextCursor: null });
    await expect(list({ cursor: 'nonsense' })).rejects.toThrow('We can’t find this page.');
    for (const end of [['1', 'x'], ['2026-02-30', randomUUID()], ['-1', randomUUID()], 7, null]) {
      const forged = Buffer.from(JSON.stringify(end)).toString('base64url');
      await expect(list({ cursor: forged })).rejects.toThrow('We can’t find this page.');
    }
  });

  it('shows a failing email with its error and next attempt, and retries it now', async () => {
    const email = 'naomi@example.com';
    server.refused.set(email, '451 4.3.0 come back later');
    await subscribe(email);
    const failing = await newest(email, 'failing');
    expect(failing).toMatchObject({
      status: 'queued',
      failures: 1,
      lastError: expect.stringContaining('451'),
    });
    expect(failing.nextTryAt).toBeInstanceOf(Date);
    server.refused.delete(email);
    expect(await resend(failing.id)).toBe(failing.id);
    expect(await newest(email, 'sent')).toMatchObject({ id: failing.id, failures: 0, lastError: null });
    await expect(resend(failing.id)).rejects.toThrow('on its way or has arrived');
    await expect(resend('nonsense')).rejects.toThrow('We can’t find this email');
  });

  it('resends a bounced order email once, under a new record', async () => {
    const email = 'ruth@example.com';
    server.refused.set(email, '550 5.1.1 no such mailbox');
    await visitor.pay(await visitor.startPayment({ customerEmail: email }));
    const bounced = await newest(email, 'bounced');
    expect(bounced.letter).toBe('send-order-mail');
    const suppressed = await shop.app.get(Suppressions).list();
    expect(suppressed.items).toMatchObject([{ list: 'purchases', email, reason: 'bounced' }]);

    server.refused.delete(email);
    const answers = await Promise.allSettled([resend(bounced.id), resend(bounced.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const sent = await newest(email, 'sent');
    expect(sent.id).not.toBe(bounced.id);
    expect(sent).toMatchObject({ letter: 'send-order-mail', cause: bounced.cause });
    await jobsAreDone();
    expect(server.to(email)).toHaveLength(1);
    expect(await shop.app.get(Suppressions).list()).toEqual({ items: [], nextCursor: null });
    await expect(resend(bounced.id)).rejects.toThrow('was already sent again');
  });

  it('does not resend to a reader who complained', async () => {
    const email = await new MailReporter(shop).sent('leah@example.com');
    await shop.pool.query(`UPDATE mail_deliveries SET status = 'complained' WHERE id = $1`, [email.id]);
    await expect(resend(email.id)).rejects.toThrow('marked this email as spam');
  });

  it('lifts a suppression on request', async () => {
    const email = 'dinah@example.com';
    await shop.pool.query(
      `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', $1, 'complained')`,
      [email],
    );
    await subscribe(email);
    await newest(email, 'suppressed');
    await expect(shop.app.get(Suppressions).lift('purchases', email, RUTH)).rejects.toThrow('isn’t blocked');
    await shop.app.get(Suppressions).lift('letters', 'Dinah@example.com', RUTH);
    await resend((await newest(email, 'suppressed')).id);
    await newest(email, 'sent');
    expect(server.to(email)).toHaveLength(1);
  });
});
