import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { EmailLog } from '../owner-tools/index.js';
import { eventually } from '../testing/eventually.js';
import { REPORT_SETTINGS, MailReporter, type SentEmail } from '../testing/mail-reporter.js';
import { MailServer } from '../testing/mail-server.js';
import { setPostalAddress } from '../testing/postal-address.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ApiSession } from '../testing/api-session.js';
import { RUTH } from '../testing/staff-sessions.js';
import { BroadcastSending } from './broadcasts/broadcast-sending.js';
import { Broadcasts } from './broadcasts/broadcasts.js';

describe('A resent email', () => {
  let server: MailServer;
  let shop: RunningShop;
  let reporter: MailReporter;

  beforeAll(async () => {
    server = new MailServer();
    shop = await openShop({ ...REPORT_SETTINGS, SMTP_URL: await server.open() });
    reporter = new MailReporter(shop);
    await setPostalAddress(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });

  const emailTo = (email: string, status: string) =>
    eventually(`an email to ${email} that is ${status}`, async () => {
      const { rows } = await shop.pool.query<SentEmail>(
        'SELECT * FROM mail_deliveries WHERE recipient = $1 AND status = $2',
        [email, status],
      );
      return rows[0];
    });
  const giveBack = async (letter: SentEmail, email: string) =>
    expect(await reporter.post(await reporter.bounce(letter, email))).toBe(202);
  const sendAgain = (email: SentEmail) => shop.app.get(EmailLog).resend(email.id, RUTH);

  it("is a reader's copy of a broadcast, as an email of its own", async () => {
    const email = 'ruth@example.com';
    await shop.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, status, asked_at) VALUES ($1, $2, 'confirmed', now())`,
      [randomUUID(), email],
    );
    const letter = { subject: 'It is out', body: 'Good day.', topic: null };
    await shop.app
      .get(BroadcastSending)
      .move(await shop.app.get(Broadcasts).create(letter, RUTH), 'send', RUTH);
    const first = await emailTo(email, 'sent');
    await giveBack(first, email);
    await emailTo(email, 'bounced');
    const id = await sendAgain(first);
    const second = await emailTo(email, 'sent');
    expect(second.id).toBe(id);
    expect(second.message_id).not.toBe(first.message_id);
    expect(server.to(email).map(({ subject }) => subject)).toEqual(['It is out', 'It is out']);
  });

  it('delivers the free kit with a working link', async () => {
    const email = 'naomi@example.com';
    await new ApiSession(shop).post('/api/downloads', {
      downloadType: 'grant-writer-starter-kit',
      email,
      name: 'Naomi',
    });
    const first = await emailTo(email, 'sent');
    await giveBack(first, email);
    await sendAgain(first);
    await emailTo(email, 'sent');
    const [, again] = server.to(email);
    const [link = ''] = /\/kit\/\S+/.exec(again?.text ?? '') ?? [];
    expect((await fetch(shop.url + link)).status).toBe(200);
  });
});
