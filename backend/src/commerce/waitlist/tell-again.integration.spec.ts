import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { EmailLog } from '../../owner-tools/index.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ApiSession } from '../../testing/api-session.js';
import { RUTH } from '../../testing/staff-sessions.js';

describe('A release email that bounced', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  it('is sent again on the owner’s request', async () => {
    const [email, noticeId, id] = ['ruth@example.com', randomUUID(), randomUUID()];
    await shop.pool.query(
      `INSERT INTO release_notices (id, email, product_id, confirmed_at, promised_at, told_at)
       VALUES ($1, $2, 'finding-peace-ebook', now(), now(), now())`,
      [noticeId, email],
    );
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
       VALUES ($1, 'tell-release', jsonb_build_object('noticeId', $2::text), $3, 'bounced', now())`,
      [id, noticeId, email],
    );
    await shop.app.get(EmailLog).resend(id, RUTH);
    const visitor = new ApiSession(shop);
    const [mail] = await eventually('the email', async () => {
      const mails = await visitor.mailsTo(email);
      return mails.length > 0 ? mails : undefined;
    });
    expect(mail?.text).toContain('Finding Peace');
  });
});
