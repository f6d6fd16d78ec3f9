import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { declaredJobs } from './platform/jobs/job.js';
import { eventually } from './testing/eventually.js';
import { describeOnBothStores } from './testing/job-stores.js';
import { ReleasedShop } from './testing/released-shop.js';
import { ApiSession } from './testing/api-session.js';

/** Includes speech synthesis, and the detection of a dead worker. */
const TIMEOUT_MS = 90_000;

describeOnBothStores('Open jobs of release 1', ({ redisUrl }) => {
  let released: ReleasedShop;

  const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await released.shop.pool.query(sql, values)).rows as T[];

  beforeAll(async () => {
    released = await ReleasedShop.openWithWorker(redisUrl);
    await eventually(
      'all jobs to be done',
      async () => (await rows('SELECT 1 FROM outbox WHERE closed_at IS NULL')).length === 0,
      TIMEOUT_MS,
    );
  }, TIMEOUT_MS + 30_000);
  afterAll(() => released.close());

  const inOrder = (texts: readonly string[]) => [...texts].sort();

  it('are of every kind', () => {
    const kinds = new Set(released.openWork.map(({ job }) => job));
    expect([...kinds].length).toBeGreaterThanOrEqual(49);
    expect([...kinds].filter((job) => !declaredJobs().has(job))).toEqual([]);
  });

  it('send each email once, but none about refunded orders or to erased people', async () => {
    const emails = released.openWork.filter(({ recipient }) => recipient);
    const ids = emails.map(({ id }) => id);
    const sent = await rows<{ letter: string; status: string; recipient: string; messageId: string }>(
      'SELECT letter, status, recipient, message_id AS "messageId" FROM mail_deliveries WHERE id = ANY ($1)',
      [ids],
    );
    expect(sent).toHaveLength(emails.length);
    const withdrawn = sent.filter(({ status }) => status === 'withdrawn');
    expect(inOrder(withdrawn.map(({ letter }) => letter))).toEqual([
      'send-order-mail',
      'tell-edition',
      'tell-owner',
    ]);
    for (const { letter, status, recipient, messageId } of sent.filter((one) => !withdrawn.includes(one))) {
      const arrived = released.server.to(recipient).filter((mail) => mail.messageId === `<${messageId}>`);
      expect([letter, recipient, status, arrived.length]).toEqual([letter, recipient, 'sent', 1]);
    }
  });

  it('deliver books and refund payments', async () => {
    const of = async (email: string) =>
      (await rows<{ status: string }>('SELECT status FROM orders WHERE customer_email = $1', [email]))[0]
        ?.status;
    expect([await of('paid@example.com'), await of('just-paid@example.com')]).toEqual([
      'fulfilled',
      'fulfilled',
    ]);
    expect(await rows(`SELECT 1 FROM refunds WHERE status = 'asked'`)).toEqual([]);
    expect(
      await rows(
        `SELECT r.status FROM refunds r JOIN orders o ON o.id = r.order_id
         WHERE o.customer_email = 'asked-refund@example.com' AND r.stripe_refund_id IS NOT NULL`,
      ),
    ).toEqual([{ status: 'succeeded' }]);
  });

  it('produce audio previews', async () => {
    expect(
      await rows('SELECT status, count(*)::int AS n FROM preview_makings GROUP BY status ORDER BY status'),
    ).toEqual([
      { status: 'cancelled', n: 1 },
      { status: 'ready', n: 6 },
    ]);
    for (const { url } of await rows<{ url: string }>('SELECT audio_url AS url FROM audio_previews')) {
      const answer = await fetch(released.shop.url + url, { method: 'HEAD' });
      expect([url, answer.status]).toEqual([url, 200]);
    }
  });

  it('send broadcasts, except paused ones and drafts', async () => {
    const found = await rows<{ subject: string; status: string }>('SELECT subject, status FROM broadcasts');
    expect(Object.fromEntries(found.map(({ subject, status }) => [subject, status]))).toEqual({
      'Given up': 'cancelled',
      'Going out': 'sent',
      Halted: 'paused',
      Scheduled: 'sent',
      'Sent to all': 'sent',
      'Still a draft, mended': 'draft',
      'To be tried': 'draft',
    });
    expect(
      await rows(`SELECT 1 FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id
      WHERE b.status = 'sent' AND r.status IN ('waiting', 'delayed')`),
    ).toEqual([]);
  });

  it('leave no failed job', async () => {
    const owner = new ApiSession(released.shop);
    owner.cookie = released.cookieOf('owner');
    expect((await owner.get('/api/admin/jobs')).body).toMatchObject({ items: [] });
  });
});
