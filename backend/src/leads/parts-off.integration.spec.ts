import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentWithoutParts } from '@lectern/catalogue/testing';

const content = await contentWithoutParts([
  'audio-previews',
  'legal-companion',
  'newsletter',
  'speaking',
  'starter-kit',
]);
content.use();
const { ApiSession, OWNER } = await import('../testing/api-session.js');
const { openShop } = await import('../testing/running-shop.js');
const { ShopBooks } = await import('../testing/shop-books.js');
const { signInOwner } = await import('../testing/staff-sessions.js');
const { headingAt } = await import('../testing/newsletter-reader.js');
const { Database } = await import('../platform/database/database.js');
const { Outbox } = await import('../platform/jobs/outbox.js');
const { EmailQueue } = await import('../platform/email/email-queue.js');
const { SignedLinks } = await import('../platform/signed-links/signed-links.js');
const { LINKS } = await import('./newsletter/newsletter-rules.js');
const { welcomeSubscriber } = await import('./newsletter/newsletter.jobs.js');
const { sendBroadcastBatch, startBroadcast } = await import('./broadcasts/broadcasts.jobs.js');

describe('A shop without some of its parts', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  let visitor: InstanceType<typeof ApiSession>;
  let owner: InstanceType<typeof ApiSession>;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER });
    visitor = new ApiSession(shop);
    owner = await signInOwner(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await content.remove();
  });

  const subscribe = async (status: 'pending' | 'confirmed' | 'ended') => {
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, status, asked_at) VALUES ($1, $2, $3, now())`,
      [id, `${id}@example.com`, status],
    );
    const linkTo = async (link: keyof typeof LINKS) => {
      const { purpose, path } = LINKS[link];
      return shop.url + path(await shop.app.get(SignedLinks).token(purpose, id));
    };
    return { id, email: `${id}@example.com`, linkTo };
  };
  const statusOf = async (table: 'broadcasts' | 'newsletter_subscriptions', id: string) =>
    (await shop.pool.query<{ status: string }>(`SELECT status FROM ${table} WHERE id = $1`, [id])).rows[0]
      ?.status;
  const broadcast = async (status: 'scheduled' | 'sending') => {
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO broadcasts (id, subject, body, status, send_at, started_at, version)
       VALUES ($1, 'It is out', 'A new book.', $2, now(), CASE $2 WHEN 'sending' THEN now() END, 1)`,
      [id, status],
    );
    return id;
  };
  const inTransaction = (work: () => Promise<unknown>) => shop.app.get(Database).transaction(work);
  const isDone = () => new ShopBooks(shop).allWorkIsDone();

  it('has none of their calls', async () => {
    const answers = [
      visitor.post('/api/newsletter/subscribe', { email: 'reader@example.com' }),
      visitor.post('/api/legal-companion/access', { email: 'reader@example.com' }),
      visitor.post('/api/audio-preview', {}),
      owner.get('/api/admin/subscribers'),
      owner.get('/api/admin/broadcasts'),
      owner.get('/api/admin/speaking-requests'),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  it('names its parts to the dashboard', async () => {
    const { body } = await owner.get<{ shop: { parts: string[] } }>('/api/admin/me');
    expect(body.shop.parts).toEqual(['blog', 'chat', 'embeds', 'films', 'test-pages']);
  });

  it('unsubscribes readers by the links in their emails, and adds none', async () => {
    const reader = await subscribe('confirmed');
    const end = await reader.linkTo('end');
    expect(await headingAt(end)).toEqual([200, '/newsletter-end']);
    expect(await headingAt(end, { method: 'POST' })).toEqual([200, '/newsletter-ended']);
    expect(await statusOf('newsletter_subscriptions', reader.id)).toBe('ended');
    expect(await headingAt(await reader.linkTo('preferences'))).toEqual([200, '/newsletter-ended']);

    const late = await subscribe('pending');
    const confirm = await late.linkTo('confirm');
    expect(await headingAt(confirm)).toEqual([404, '/link-unknown']);
    await fetch(confirm, { method: 'POST', redirect: 'manual' });
    expect(await statusOf('newsletter_subscriptions', late.id)).toBe('pending');
  });

  it('sends no emails of jobs that were left', async () => {
    const { id, email } = await subscribe('confirmed');
    await inTransaction(() =>
      shop.app.get(EmailQueue).enqueue(welcomeSubscriber, { subscriptionId: id }, email),
    );
    await isDone();
    expect(await visitor.mailsTo(email)).toEqual([]);
  });

  it('makes a scheduled newsletter a draft again, and pauses one that is being sent', async () => {
    const [scheduled, sending] = [await broadcast('scheduled'), await broadcast('sending')];
    const outbox = shop.app.get(Outbox);
    await inTransaction(() => outbox.enqueue(startBroadcast, { broadcastId: scheduled }));
    await inTransaction(() => outbox.enqueue(sendBroadcastBatch, { broadcastId: sending }));
    await isDone();
    expect(await statusOf('broadcasts', scheduled)).toBe('draft');
    expect(await statusOf('broadcasts', sending)).toBe('paused');
  });
});
