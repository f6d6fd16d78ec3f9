import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { BASIC, REPORT_SETTINGS, MailReporter, SECRET } from '../../testing/mail-reporter.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';

describe('Reports of Postmark and Mailgun', () => {
  let shop: RunningShop;
  let reporter: MailReporter;

  beforeAll(async () => {
    shop = await openShop(REPORT_SETTINGS);
    reporter = new MailReporter(shop);
  });
  afterAll(() => shop.stop());

  it('count from Postmark only with the webhook’s secret', async () => {
    const email = await reporter.sent('five@example.com', 'send-order-mail');
    const event = {
      RecordType: 'Bounce',
      ID: 42,
      Type: 'HardBounce',
      TypeCode: 1,
      Name: 'Hard bounce',
      MessageID: randomUUID(),
      Metadata: { letter: `send-order-mail-${email.id}` },
      Details: 'smtp;550 5.1.1 unknown',
      Email: 'five@example.com',
    };
    for (const wrong of [
      {},
      { authorization: `Basic ${btoa('lectern:another-secret-of-it')}` },
      { authorization: SECRET },
    ])
      expect(await reporter.toPostmark(event, wrong as Record<string, string>)).toBe(403);
    expect((await reporter.delivery(email.id)).status).toBe('sent');
    expect(await reporter.toPostmark(event)).toBe(200);
    expect(await reporter.delivery(email.id)).toMatchObject({
      status: 'bounced',
      diagnosis: 'Hard bounce smtp;550 5.1.1 unknown',
    });
    expect(await reporter.suppressions('five@example.com')).toEqual(['purchases bounced']);
    expect(await reporter.toPostmark({ RecordType: 'Open', Recipient: 'five@example.com' })).toBe(200);
    expect(await reporter.send('reports/postmark', '[]', BASIC)).toBe(400);
  });

  it('are matched to the newest email to the recipient within five days if they name none', async () => {
    const old = await reporter.sent('six@example.com', 'ask-for-yes', '6 days');
    const older = await reporter.sent('six@example.com', 'ask-for-yes', '3 hours');
    const newest = await reporter.sent('Six@example.com', 'send-kit', '2 hours');
    const event = {
      RecordType: 'Delivery',
      MessageID: 'pm',
      Recipient: 'six@example.com',
      Details: '250 ok',
    };
    await reporter.toPostmark(event);
    expect(
      await Promise.all([old, older, newest].map(async ({ id }) => (await reporter.delivery(id)).status)),
    ).toEqual(['sent', 'sent', 'accepted']);
  });

  it('count from Mailgun once, and only while recent', async () => {
    const email = await reporter.sent('seven@example.com');
    const event = {
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      id: randomUUID(),
      timestamp: Date.now() / 1000,
      recipient: 'seven@example.com',
      'delivery-status': { code: 550, message: '5.1.1 unknown' },
      message: { headers: { 'message-id': email.message_id } },
    };
    expect(await reporter.toMailgun(event, { key: 'another-key-of-mailgun' })).toBe(406);
    expect(await reporter.toMailgun(event, { ageS: 10 * 60 * 60 })).toBe(406);
    expect(await reporter.toMailgun(event, { ageS: -60 * 60 })).toBe(406);
    expect(await reporter.send('reports/mailgun', 'null')).toBe(406);
    expect((await reporter.delivery(email.id)).status).toBe('sent');
    const token = randomUUID();
    expect(await reporter.toMailgun({ ...event, severity: 'temporary', id: randomUUID() })).toBe(200);
    expect(await reporter.delivery(email.id)).toMatchObject({
      status: 'sent',
      diagnosis: 'bounce 550 5.1.1 unknown',
    });
    expect(await reporter.toMailgun(event, { token })).toBe(200);
    expect(await reporter.delivery(email.id)).toMatchObject({
      status: 'bounced',
      diagnosis: 'bounce 550 5.1.1 unknown',
    });
    expect(await reporter.toMailgun({ ...event, event: 'complained' }, { token })).toBe(406);
    expect(await reporter.suppressions('seven@example.com')).toEqual(['letters bounced']);
  });
});

describe('A report endpoint without its setting', () => {
  it('does not exist', async () => {
    const shop = await openShop();
    try {
      for (const endpoint of ['reports/ses', 'reports/postmark', 'reports/mailgun', 'inbound']) {
        const answer = await fetch(`${shop.url}/api/mail/${endpoint}`, {
          method: 'POST',
          body: '{}',
          headers: BASIC,
        });
        expect([endpoint, answer.status]).toEqual([endpoint, 404]);
      }
    } finally {
      await shop.stop();
    }
  });
});
