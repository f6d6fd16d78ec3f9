import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { MailReporter, type SentEmail } from '../../testing/mail-reporter.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { FakeSns, TOPIC } from '../../testing/fake-sns.js';

describe('Reports of Amazon SES', () => {
  let sns: FakeSns;
  let shop: RunningShop;
  let reporter: MailReporter;

  beforeAll(async () => {
    sns = new FakeSns();
    shop = await openShop({
      MAIL_REPORTS_SES_TOPIC_ARN: TOPIC,
      MAIL_REPORTS_SES_ENDPOINT: await sns.open(),
    });
    reporter = new MailReporter(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await sns.close();
  });

  const sesBounce = (email: SentEmail, recipient: string, bounce: object = {}) => ({
    notificationType: 'Bounce',
    bounce: {
      feedbackId: randomUUID(),
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        {
          emailAddress: recipient,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 unknown',
        },
      ],
      ...bounce,
    },
    mail: { messageId: `0102-${randomUUID()}`, commonHeaders: { messageId: `<${email.message_id}>` } },
  });

  it('count with either signature version of SNS', async () => {
    const [first, second] = [await reporter.sent('one@example.com'), await reporter.sent('two@example.com')];
    expect(await reporter.toSes(sns.notification(sesBounce(first, 'one@example.com'), {}, '1'))).toBe(200);
    expect(await reporter.toSes(sns.notification(sesBounce(second, 'two@example.com'), {}, '2'))).toBe(200);
    expect(await reporter.delivery(first.id)).toMatchObject({
      status: 'bounced',
      diagnosis: 'Permanent General 5.1.1 smtp; 550 5.1.1 unknown',
    });
    expect((await reporter.delivery(second.id)).status).toBe('bounced');
    expect(await reporter.suppressions('two@example.com')).toEqual(['letters bounced']);
    expect(sns.requests.filter((path) => path.endsWith('.pem'))).toHaveLength(1);
  });

  it('are rejected if any part of the proof is wrong', async () => {
    const email = await reporter.sent('three@example.com');
    const bounce = sesBounce(email, 'three@example.com');
    const good = sns.notification(bounce);
    const hours = (count: number) => new Date(Date.now() - count * 60 * 60_000).toISOString();
    for (const wrong of [
      { ...good, Message: good['Message']?.replace('Permanent', 'permanent') },
      { ...good, SignatureVersion: '3' },
      { ...good, SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.thief.example/x.pem' },
      { ...good, SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/x.pem' },
      { ...good, SigningCertURL: 'https://s3.amazonaws.com/thief/x.pem' },
      sns.notification(bounce, { TopicArn: `${TOPIC}-of-another` }),
      sns.notification(bounce, { Timestamp: hours(3) }),
      sns.notification(bounce, { Timestamp: 'yesterday' }),
      sns.confirmation({ SubscribeURL: 'https://thief.example/?Action=ConfirmSubscription' }),
    ])
      expect(await reporter.toSes(wrong)).toBe(403);
    expect(await reporter.send('reports/ses', 'no json')).toBe(400);
    expect((await reporter.delivery(email.id)).status).toBe('sent');
    expect(sns.requests.filter((path) => path.includes('Action'))).toEqual([]);
  });

  it('start with a subscription, which is confirmed', async () => {
    expect(await reporter.toSes(sns.confirmation())).toBe(200);
    expect(sns.requests).toContain(`/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=a-token`);
  });

  it('may be a delivery, a complaint or an automatic reply', async () => {
    const email = await reporter.sent('four@example.com');
    const mail = { messageId: '0102', commonHeaders: { messageId: email.message_id } };
    const delivered = { recipients: ['four@example.com'], smtpResponse: '250 ok' };
    await reporter.toSes(sns.notification({ eventType: 'Delivery', delivery: delivered, mail }));
    expect(await reporter.delivery(email.id)).toMatchObject({ status: 'accepted', diagnosis: '250 ok' });
    const bouncedRecipients = [{ emailAddress: 'four@example.com' }];
    const reply = { bounceType: 'Transient', bounceSubType: 'General', bouncedRecipients };
    await reporter.toSes(sns.notification(sesBounce(email, 'four@example.com', reply)));
    expect((await reporter.delivery(email.id)).status).toBe('accepted');
    const complaint = {
      feedbackId: 'c1',
      complainedRecipients: bouncedRecipients,
      complaintFeedbackType: 'abuse',
    };
    await reporter.toSes(sns.notification({ notificationType: 'Complaint', complaint, mail }));
    expect((await reporter.delivery(email.id)).status).toBe('complained');
    expect(await reporter.suppressions('four@example.com')).toEqual(['letters complained']);
  });

  it('do not count an address on SES’s suppression list as a complaint (L12)', async () => {
    const reader = 'listed@example.com';
    const email = await reporter.sent(reader);
    const sample = await readFile(path.join(import.meta.dirname, 'samples', 'on-account-list.json'), 'utf8');
    const event: unknown = JSON.parse(
      sample.replace('READER', reader).replace('MESSAGE-ID', email.message_id),
    );
    expect(await reporter.toSes(sns.notification(event as object))).toBe(200);
    expect(await reporter.delivery(email.id)).toMatchObject({
      status: 'bounced',
      diagnosis: expect.stringContaining('OnAccountSuppressionList'),
    });
    expect(await reporter.suppressions(reader)).toEqual([]);
  });

  it('are answered with 503 while the certificate cannot be fetched', async () => {
    sns.isDown = true;
    const url = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-another.pem';
    const email = await reporter.sent('twelve@example.com');
    const bounce = sns.notification(sesBounce(email, 'twelve@example.com'), { SigningCertURL: url });
    expect(await reporter.toSes(bounce)).toBe(503);
    sns.isDown = false;
    expect(await reporter.toSes(bounce)).toBe(200);
    expect((await reporter.delivery(email.id)).status).toBe('bounced');
  });
});
