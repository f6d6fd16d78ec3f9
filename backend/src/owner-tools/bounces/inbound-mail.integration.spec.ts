import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { site } from '@lectern/catalogue';

import { eventually } from '../../testing/eventually.js';
import { REPORT_SETTINGS, MailReporter, type SentEmail } from '../../testing/mail-reporter.js';
import { MailServer } from '../../testing/mail-server.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';

describe('A message from a mail server', () => {
  let server: MailServer;
  let shop: RunningShop;
  let visitor: ApiSession;
  let reporter: MailReporter;

  beforeAll(async () => {
    server = new MailServer();
    shop = await openShop({ ...REPORT_SETTINGS, SMTP_URL: await server.open() });
    visitor = new ApiSession(shop);
    reporter = new MailReporter(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });

  it('counts only with the secret', async () => {
    const email = await reporter.sent('eight@example.com');
    const bounce = await reporter.bounce(email, 'eight@example.com');
    expect(await reporter.send('inbound', bounce)).toBe(401);
    expect(await reporter.post(bounce)).toBe(202);
    expect((await reporter.delivery(email.id)).status).toBe('bounced');
    expect(await reporter.suppressions('eight@example.com')).toEqual(['letters bounced']);
  });

  it('changes nothing when repeated, even after the owner lifts the suppression', async () => {
    const email = await reporter.sent('nine@example.com');
    const bounce = await reporter.bounce(email, 'nine@example.com');
    await Promise.all([reporter.post(bounce), reporter.post(bounce)]);
    await shop.pool.query(`DELETE FROM mail_suppressions WHERE email = 'nine@example.com'`);
    expect(await reporter.post(bounce)).toBe(202);
    expect(await reporter.suppressions('nine@example.com')).toEqual([]);
  });

  it('is recorded without a known Message-ID, but suppresses no address, as it may be forged', async () => {
    const email = await reporter.sent('ten@example.com');
    const forged = (await reporter.bounce(email, 'ten@example.com')).replaceAll(
      email.message_id,
      'x@thief.example',
    );
    await reporter.post(forged);
    expect(await reporter.delivery(email.id)).toMatchObject({
      status: 'bounced',
      diagnosis: expect.stringMatching(/\(1 of 5 in a row\)$/),
    });
    expect(await reporter.suppressions('ten@example.com')).toEqual([]);
  });

  it('may arrive before our own update to sent, which keeps the reported status', async () => {
    const email = 'thirteen@example.com';
    server.unanswered.add(email);
    await visitor.post('/api/newsletter/subscribe', { email });
    const [sent] = await eventually('the email', async () =>
      server.to(email).length > 0 ? server.to(email) : undefined,
    );
    const messageId = (sent?.messageId ?? '').slice(1, -1);
    const id = /[\da-f-]{36}(?=@)/.exec(messageId)?.[0] ?? '';
    const letter = { id, status: 'queued', message_id: messageId, diagnosis: null };
    expect(await reporter.post(await reporter.bounce(letter, email, 'postfix-delivered'))).toBe(202);
    expect(await reporter.delivery(id)).toMatchObject({ status: 'accepted', message_id: null });
    server.answer(email);
    await eventually('our own update', async () => (await reporter.delivery(id)).message_id !== null);
    expect(await reporter.delivery(id)).toMatchObject({ status: 'accepted', message_id: messageId });
  });

  it('is accepted if it cannot be parsed, and rejected if it is too large', async () => {
    expect(await reporter.post('Subject: Hello\n\nI only wanted to say thank you.')).toBe(202);
    expect(await reporter.post('')).toBe(202);
    const email = await reporter.sent('fourteen@example.com');
    const odd = await reporter.bounce(email, 'four\0teen@example.com');
    expect(await reporter.post(odd.replaceAll('localhost', 'local\0host'))).toBe(202);
    expect(await reporter.post(`Subject: Large\n\n${'x'.repeat(3_000_000)}`)).toBe(413);
  });

  it('suppresses the address at the fifth soft bounce in a row', async () => {
    const email = 'eleven@example.com';
    const bounceOne = async () =>
      reporter.post(await reporter.bounce(await reporter.sent(email), email, 'exim-plain'));
    await bounceOne();
    const accepted = await reporter.sent(email);
    await reporter.toPostmark({ RecordType: 'Delivery', MessageID: randomUUID(), Recipient: email });
    expect((await reporter.delivery(accepted.id)).status).toBe('accepted');
    for (let count = 1; count <= 4; count += 1) await bounceOne();
    expect(await reporter.suppressions(email)).toEqual([]);
    await bounceOne();
    expect(await reporter.suppressions(email)).toEqual(['letters bounced']);
    const { rows } = await shop.pool.query(
      'SELECT diagnosis FROM mail_deliveries WHERE recipient = $1 ORDER BY queued_at DESC LIMIT 1',
      [email],
    );
    expect(rows[0].diagnosis).toMatch(/552 5\.2\.2 mailbox is full \(5 of 5 in a row\)$/);
  });

  it('suppresses no reader if it refuses the sender, and notifies the owner once a day (L13)', async () => {
    const email = 'policy@example.com';
    for (let count = 1; count <= 6; count += 1) {
      const sent = await reporter.sent(email);
      expect(await reporter.post(await reporter.bounce(sent, email, 'policy'))).toBe(202);
      expect((await reporter.delivery(sent.id)).status).toBe('bounced');
    }
    const mailgun = await reporter.sent(email);
    await reporter.toMailgun({
      ...{ event: 'failed', severity: 'permanent', reason: 'bounce', id: randomUUID(), timestamp: 1 },
      message: { headers: { 'message-id': mailgun.message_id } },
      recipient: email,
      'delivery-status': { code: 550, message: '5.7.26 unauthenticated: SPF and DKIM did not pass' },
    });
    expect((await reporter.delivery(mailgun.id)).status).toBe('bounced');
    expect(await reporter.suppressions(email)).toEqual([]);
    const notices = () =>
      server
        .to(site.contact.email)
        .filter(({ subject }) => subject === 'Some of your emails are being refused');
    await eventually('the notice', async () => notices().length > 0);
    await new ShopBooks(shop).allWorkIsDone();
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.text).toContain('550 5.1.1 Message rejected by DMARC policy');
  });

  it('ends the subscription after a spam complaint, but not order emails', async () => {
    const email = 'leah@example.com';
    await visitor.post('/api/newsletter/subscribe', { email });
    const letter = await eventually('the question', async () => {
      const { rows } = await shop.pool.query<SentEmail>(
        `SELECT * FROM mail_deliveries WHERE recipient = $1 AND status = 'sent'`,
        [email],
      );
      return rows[0];
    });
    const [mail] = server.to(email);
    const [link] = /\/newsletter\/[\w.-]+\/confirm/.exec(mail?.text ?? '') ?? [];
    await fetch(`${shop.url}${link}`, { method: 'POST' });
    expect(await reporter.post(await reporter.bounce(letter, email, 'abuse'))).toBe(202);
    const { rows } = await shop.pool.query(
      `SELECT status, (SELECT count(*)::int FROM newsletters WHERE email = $1) AS listed
       FROM newsletter_subscriptions WHERE email = $1`,
      [email],
    );
    expect(rows).toEqual([{ status: 'ended', listed: 0 }]);
    expect(await reporter.suppressions(email)).toEqual(['letters complained']);
  });
});
