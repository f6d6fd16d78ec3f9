import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import { Database } from '../../platform/database/database.js';
import { Queues } from '../../platform/jobs/queue.js';
import { eventually } from '../../testing/eventually.js';
import { setPostalAddress } from '../../testing/postal-address.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { NewsletterReader } from '../../testing/newsletter-reader.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { LateEmailsDto } from './late-emails.dto.js';
import { LateEmails } from './late-emails.js';

const CALLS = '/api/admin/late-emails';
const BROADCASTS = '/api/admin/broadcasts';
const QUESTION = 'Some emails are late. Should they still go out?';

interface Found {
  id: string;
  status: string;
  isLate: boolean;
}

describe('Late emails (L16)', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;
  let reader: NewsletterReader;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
    await setPostalAddress(shop);
    reader = new NewsletterReader(shop, 'ruth@example.com');
    await reader.join('end');
    await books.allWorkIsDone();
  });
  afterAll(() => shop.stop());

  /** Makes all open jobs six days overdue. */
  const sixDaysPass = () =>
    shop.pool.query(
      `WITH late AS (UPDATE outbox SET due_at = now() - interval '6 days', dispatched_at = NULL WHERE closed_at IS NULL)
       SELECT pg_notify('lectern_outbox', '')`,
    );
  const heldCount = async () =>
    (await shop.pool.query('SELECT FROM outbox WHERE held_at IS NOT NULL AND closed_at IS NULL')).rowCount;
  const areHeld = (count: number) =>
    eventually(`${count} held jobs`, async () => ((await heldCount()) === count ? true : undefined));
  const scheduled = async (subject: string) => {
    const { body } = await owner.post<Found>(BROADCASTS, { subject, body: 'Good day.', topic: null });
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    await owner.post(`${BROADCASTS}/${body.id}/send`, { sendAt });
    await shop.pool.query(`UPDATE broadcasts SET send_at = now() - interval '6 days' WHERE id = $1`, [
      body.id,
    ]);
    return body.id;
  };
  const find = async (id: string) => {
    const { status, isLate } = (await owner.get<Found>(`${BROADCASTS}/${id}`)).body;
    return { status, isLate };
  };
  const list = async () => (await owner.get<LateEmailsDto[]>(CALLS)).body;
  const decide = (how: 'send' | 'discard', which: object) => owner.post(`${CALLS}/${how}`, which);
  const questions = async () =>
    (await visitor.mailsTo(site.contact.email)).filter(({ subject }) => subject === QUESTION);
  const ask = () => shop.app.get(Database).transaction(() => shop.app.get(LateEmails).ask());

  it('are held for the owner, who gets one email and sends or discards them', async () => {
    const [sent, discarded] = [await scheduled('Come on Friday'), await scheduled('Come on Saturday')];
    await sixDaysPass();
    await areHeld(2);
    expect(await find(sent)).toEqual({ status: 'scheduled', isLate: true });
    await ask();
    await ask();
    const question = await eventually('the question', async () => (await questions())[0]);
    expect(question?.text).toContain('The broadcast “Come on Friday”, due ');
    expect(question?.text).toContain('/admin/letters/mail/late');
    expect(await questions()).toHaveLength(1);
    const one = { job: 'start-broadcast', count: 1 };
    expect(await list()).toMatchObject([one, one]);

    const send = { job: 'start-broadcast', broadcastId: sent };
    expect((await decide('send', send)).body).toEqual({ decided: 1 });
    expect((await decide('send', send)).body).toEqual({ decided: 0 });
    await decide('discard', { job: 'start-broadcast', broadcastId: discarded });
    await books.allWorkIsDone();
    expect(await find(sent)).toEqual({ status: 'sent', isLate: false });
    expect(await find(discarded)).toEqual({ status: 'draft', isLate: false });
    expect([await reader.count('Come on Friday'), await reader.count('Come on Saturday')]).toEqual([1, 0]);
    expect(await list()).toEqual([]);
  });

  it('are held if automatic, and not if a buyer requested them', async () => {
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO outbox (id, job, payload, due_at) VALUES ($1, 'send-series-letter', '{}', now() + interval '1 hour')`,
      [id],
    );
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
       VALUES ($1, 'send-series-letter', '{}', 'ruth@example.com', 'queued', now())`,
      [id],
    );
    const secret = await visitor.startPayment({ customerEmail: 'buyer@example.com' });
    await visitor.pay(secret);
    await sixDaysPass();
    await books.becomes('buyer@example.com', 'fulfilled');
    await areHeld(1);
    expect(await list()).toMatchObject([{ job: 'send-series-letter', count: 1, broadcastId: null }]);
    const { body } = await owner.get<{ items: { id: string; isLate: boolean }[] }>('/api/admin/deliveries');
    expect(body.items.filter(({ isLate }) => isLate).map((late) => late.id)).toEqual([id]);
    await decide('discard', { job: 'send-series-letter' });
    await books.allWorkIsDone();
    const { rows } = await shop.pool.query('SELECT status FROM mail_deliveries WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
  });

  it('are held even if the job store still has them', async () => {
    const broadcastId = await scheduled('From the store');
    const { rows } = await shop.pool.query<{ id: string }>(
      `UPDATE outbox SET due_at = now() - interval '6 days', dispatched_at = now() WHERE closed_at IS NULL RETURNING id`,
    );
    const jobId = rows[0]?.id ?? '';
    await shop.app.get(Queues).in('slow').add('start-broadcast', { broadcastId }, { jobId });
    await areHeld(1);
    await owner.post(`${BROADCASTS}/${broadcastId}/call-back`);
    expect(await find(broadcastId)).toEqual({ status: 'draft', isLate: false });
    expect(await heldCount()).toBe(0);
  });

  it('are for the owner to decide, and malformed requests are rejected', async () => {
    const helper = await signInHelper(shop);
    expect((await helper.get(CALLS)).status).toBe(403);
    for (const body of [{}, { job: 'A B' }, { job: 'start-broadcast', broadcastId: 'x' }])
      expect((await decide('send', body)).status).toBe(400);
  });
});
