import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import { PictureUses } from '../../publishing/index.js';
import { eventually } from '../../testing/eventually.js';
import { MailServer } from '../../testing/mail-server.js';
import { POSTAL_ADDRESS, setPostalAddress } from '../../testing/postal-address.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import type { ApiSession } from '../../testing/api-session.js';
import { RUTH, signInHelper } from '../../testing/staff-sessions.js';
import type { BroadcastStatus } from './broadcast-rules.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import type { BroadcastDto } from './broadcasts.dto.js';
import { Broadcasts } from './broadcasts.js';

const BODY = 'Good day,\n\nmy **new** book is out.\n\n[Look at it](/books)\n\n<b>Eleanor</b>';
const HOUR_MS = 3_600_000;

interface ArticleFacts {
  id: string;
  title: string;
  path: string;
}

describe('A broadcast', () => {
  let server: MailServer;
  let shop: RunningShop;
  let sending: BroadcastSending;
  let helper: ApiSession;

  beforeAll(async () => {
    server = new MailServer();
    shop = await openShop({ SMTP_URL: await server.open(), MAIL_RATE_PER_SECOND: '100' });
    sending = shop.app.get(BroadcastSending);
    await setPostalAddress(shop);
    helper = await signInHelper(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    server.refused.clear();
    await shop.pool.query('DELETE FROM newsletter_subscriptions; DELETE FROM mail_suppressions;');
  });

  const readers = (count: number, status = 'confirmed', topics: string[] | null = null) =>
    shop.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, status, topics, asked_at)
       SELECT gen_random_uuid()::text, $2 || '-' || n || '@example.com', $2, $3, now() FROM generate_series(1, $1) n`,
      [count, status, topics],
    );
  const write = (topic: string | null = null) =>
    shop.app.get(Broadcasts).create({ subject: 'It is out', body: BODY, topic }, RUTH);
  const read = (id: string) => shop.app.get(Broadcasts).find(id);
  const reaches = (id: string, status: BroadcastStatus) =>
    eventually(`the broadcast to be ${status}`, async () => {
      const broadcast = await read(id);
      return broadcast.status === status ? broadcast : undefined;
    });
  const addresses = () => server.received.map(({ to }) => to?.[0]?.address ?? '').sort();
  const dueNow = () => new ShopBooks(shop).workIsDue();

  it('is sent only with a postal address, which is at its end (L15)', async () => {
    await readers(1);
    const id = await write();
    expect(await read(id)).toMatchObject({ hasPostalAddress: true });
    await setPostalAddress(shop, '');
    expect(await read(id)).toMatchObject({ hasPostalAddress: false });
    await expect(sending.move(id, 'send', RUTH)).rejects.toThrow('Add your postal address first');
    expect(await read(id)).toMatchObject({ status: 'draft', sendAt: null });
    await setPostalAddress(shop);
    await sending.move(id, 'send', RUTH);
    await reaches(id, 'sent');
    expect(server.received[0]?.text).toContain(POSTAL_ADDRESS);
    expect(server.received[0]?.html).toContain('PO Box 12<br');
  });

  it('goes to exactly the confirmed readers, each with their own unsubscribe link', async () => {
    await readers(3);
    await readers(2, 'pending');
    await readers(2, 'ended');
    const id = await write();
    expect(await read(id)).toMatchObject({ status: 'draft', audience: 3 });
    await Promise.all([sending.move(id, 'send', RUTH), sending.move(id, 'send', RUTH)]);
    expect(await reaches(id, 'sent')).toMatchObject({ counts: { sent: 3, waiting: 0 } });
    expect(addresses()).toEqual([
      'confirmed-1@example.com',
      'confirmed-2@example.com',
      'confirmed-3@example.com',
    ]);

    const [one, other] = server.received;
    const header = (mail: typeof one, key: string) => mail?.headers.find((found) => found.key === key)?.value;
    expect(header(one, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(one, 'list-unsubscribe')).not.toBe(header(other, 'list-unsubscribe'));
    const [end = ''] = /[^<]+(?=>)/.exec(header(one, 'list-unsubscribe') ?? '') ?? [];
    for (const part of [one?.html, one?.text]) {
      expect(part).toContain(end.slice(0, -'/end'.length));
      expect(part).not.toContain('.invalid');
    }
    expect(one?.html).toContain(`href="${shop.configuration.publicUrl}/books"`);
    expect(one?.html).toContain('&lt;b&gt;Eleanor&lt;/b&gt;');
    await fetch(end.replace(shop.configuration.publicUrl, shop.url), { method: 'POST' });
    expect(await read(await write())).toMatchObject({ audience: 2 });
  });

  it('is sent once, even if a second click arrives after it has begun', async () => {
    await readers(2);
    const id = await write();
    await sending.move(id, 'send', RUTH);
    await reaches(id, 'sent');
    await sending.move(id, 'send', RUTH);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await read(id)).toMatchObject({ status: 'sent', counts: { sent: 2 } });
    expect(addresses()).toHaveLength(2);
    const atAnotherTime = sending.move(id, 'send', RUTH, new Date(Date.now() + HOUR_MS));
    await expect(atAnotherTime).rejects.toThrow('You can send only a draft.');
  });

  it('goes only to readers of its topic', async () => {
    await readers(2, 'confirmed', ['books']);
    await readers(1, 'ended');
    await shop.pool.query(
      `UPDATE newsletter_subscriptions SET topics = '{evenings}' WHERE email LIKE '%-2@%'`,
    );
    const id = await write('books');
    await sending.move(id, 'send', RUTH);
    await reaches(id, 'sent');
    expect(addresses()).toEqual(['confirmed-1@example.com']);
    expect(await shop.app.get(Broadcasts).listAudiences()).toEqual([
      { topic: null, label: 'Everyone', readers: 2 },
      { topic: 'books', label: 'New books', readers: 1 },
      { topic: 'articles', label: 'Articles', readers: 0 },
      { topic: 'evenings', label: 'Talks and evenings', readers: 1 },
    ]);
  });

  it('waits for its time and can be unscheduled until then', async () => {
    await readers(1);
    const id = await write();
    await sending.move(id, 'send', RUTH, new Date(Date.now() + HOUR_MS));
    await dueNow();
    await new ShopBooks(shop).allWorkIsDone();
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
    await sending.move(id, 'call-back', RUTH);
    await sending.move(id, 'send', RUTH, new Date(Date.now() + HOUR_MS));
    await shop.pool.query(`UPDATE broadcasts SET send_at = now() WHERE id = $1`, [id]);
    await dueNow();
    await reaches(id, 'sent');
    expect(addresses()).toHaveLength(1);
  });

  it('pauses and resumes where it was, repeatedly', async () => {
    await readers(60);
    const id = await write();
    await sending.move(id, 'send', RUTH);
    for (const enough of [5, 25]) {
      await eventually(`${enough} emails`, async () => server.received.length >= enough);
      await Promise.all([sending.move(id, 'pause', RUTH), sending.move(id, 'pause', RUTH)]);
      await new ShopBooks(shop).allWorkIsDone();
      const { counts } = await read(id);
      expect(counts.sent).toBe(server.received.length);
      expect(counts.waiting).toBe(60 - counts.sent);
      await Promise.all([sending.move(id, 'resume', RUTH), sending.move(id, 'resume', RUTH)]);
    }
    expect(await reaches(id, 'sent')).toMatchObject({ counts: { sent: 60 } });
    expect(new Set(addresses()).size).toBe(60);
    expect(server.received).toHaveLength(60);
    await sending.move(id, 'resume', RUTH);
    expect(await read(id)).toMatchObject({ status: 'sent' });
    const draft = await write();
    await expect(sending.move(draft, 'resume', RUTH)).rejects.toThrow(
      'You can resume only a paused broadcast.',
    );
  });

  it('has the rate that is set, and its pace of the last minute while it is sent', async () => {
    const id = await write();
    expect(await read(id)).toMatchObject({ ratePerSecond: 100, pacePerSecond: null });
    await shop.pool.query(`UPDATE broadcasts SET status = 'sending' WHERE id = $1`, [id]);
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, queued_at, sent_at, changed_at)
       SELECT gen_random_uuid(), 'broadcast-copy', jsonb_build_object('broadcastId', $1::text), 'a@example.com', 'sent',
         now(), now() - n * interval '250 milliseconds', now() FROM generate_series(1, 12) AS n`,
      [id],
    );
    expect(await read(id)).toMatchObject({ ratePerSecond: 100, pacePerSecond: 4 });
    await shop.pool.query('DELETE FROM broadcasts WHERE id = $1', [id]);
  });

  it('continues past suppressed, bounced, and deferred copies', async () => {
    await readers(6);
    await shop.pool.query(
      `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', 'confirmed-1@example.com', 'complained')`,
    );
    server.refused.set('confirmed-2@example.com', '550 5.1.1 no such mailbox');
    server.refused.set('confirmed-3@example.com', '451 4.2.0 come back later');
    const id = await write();
    await sending.move(id, 'send', RUTH);
    const counts = { sent: 3, suppressed: 1, bounced: 1, delayed: 1, waiting: 0, left: 0 };
    expect(await reaches(id, 'sent')).toMatchObject({ counts });

    await eventually('the failure to be noted', async () =>
      (await shop.pool.query(`SELECT 1 FROM outbox WHERE job = 'broadcast-copy' AND failures = 1`)).rows.at(
        0,
      ),
    );
    server.refused.clear();
    await dueNow();
    await eventually('the deferred copy', async () => server.to('confirmed-3@example.com').length === 1);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await read(id)).toMatchObject({ counts: { ...counts, sent: 4, delayed: 0 } });
  });

  it('waits if the mail server throttles it', async () => {
    await readers(12);
    for (let n = 1; n <= 12; n += 1) server.refused.set(`confirmed-${n}@example.com`, '450 4.7.0 too many');
    const id = await write();
    await sending.move(id, 'send', RUTH);
    await eventually('the batch to rest', async () =>
      (
        await shop.pool.query(`SELECT 1 FROM outbox WHERE job = 'send-broadcast-batch' AND failures = 1`)
      ).rows.at(0),
    );
    const { status, counts } = await read(id);
    // A slow batch ends before five copies are deferred, and the next one starts at zero.
    expect([status, counts.delayed + counts.waiting]).toEqual(['sending', 12]);
    expect(counts.delayed).toBeGreaterThanOrEqual(5);
    server.refused.clear();
    await eventually('each to be sent', async () => {
      await dueNow();
      return server.received.length === 12;
    });
    await reaches(id, 'sent');
    expect(new Set(addresses()).size).toBe(12);
  });

  it('sends a test copy to the admin', async () => {
    const id = await write();
    expect(await sending.sendTest(id, RUTH)).toEqual({ isKept: false });
    const [copy] = await eventually('the copy', async () => {
      const mails = server.to(RUTH.email);
      return mails.length ? mails : undefined;
    });
    expect(copy?.subject).toBe('[Test] It is out');
    expect(server.to(site.contact.email)).toEqual([]);
  });

  it('skips a reader who leaves its topic during the run (L17)', async () => {
    await readers(2, 'confirmed', ['books']);
    server.refused.set('confirmed-1@example.com', '451 4.2.0 come back later');
    server.refused.set('confirmed-2@example.com', '451 4.2.0 come back later');
    const id = await write('books');
    await sending.move(id, 'send', RUTH);
    expect(await reaches(id, 'sent')).toMatchObject({ counts: { delayed: 2 } });
    await eventually('both failures', async () => {
      const failed = `SELECT FROM outbox WHERE job = 'broadcast-copy' AND failures = 1 AND closed_at IS NULL`;
      return (await shop.pool.query(failed)).rowCount === 2;
    });
    const leave = `UPDATE newsletter_subscriptions SET topics = '{evenings}' WHERE email LIKE '%-2@%'`;
    await shop.pool.query(leave);
    server.refused.clear();
    await eventually('the delayed copy', async () => {
      await dueNow();
      return server.received.length === 1;
    });
    await new ShopBooks(shop).allWorkIsDone();
    expect(addresses()).toEqual(['confirmed-1@example.com']);
    expect(await read(id)).toMatchObject({ counts: { sent: 1, left: 1 } });

    const next = await write('books');
    await sending.move(next, 'send', RUTH, new Date(Date.now() + HOUR_MS));
    const recipients = `INSERT INTO broadcast_recipients (broadcast_id, subscription_id)
      SELECT $1, id FROM newsletter_subscriptions`;
    await shop.pool.query(recipients, [next]);
    await shop.pool.query(`UPDATE broadcasts SET status = 'paused' WHERE id = $1`, [next]);
    await sending.move(next, 'resume', RUTH);
    expect(await reaches(next, 'sent')).toMatchObject({ counts: { sent: 1, left: 1 } });
  });

  it('is stored with hard breaks, and rejected by line if an email cannot show it (L4)', async () => {
    const broadcasts = shop.app.get(Broadcasts);
    const signed = { subject: 'Hello', body: 'Warmly,\nEleanor', topic: null };
    const id = await broadcasts.create(signed, RUTH);
    expect(await read(id)).toMatchObject({ body: 'Warmly,  \nEleanor' });
    const table = { ...signed, body: 'Hello,\n\n| Book | Price |\n|---|---|\n| Fear Not | $9 |' };
    await expect(broadcasts.create(table, RUTH)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Line 3: Emails can’t show tables. Please write it as a list.',
    });
    await expect(broadcasts.change(id, 1, table, RUTH)).rejects.toThrow('Line 3:');
    await shop.pool.query('UPDATE broadcasts SET body = $2 WHERE id = $1', [id, table.body]);
    await expect(sending.move(id, 'send', RUTH)).rejects.toThrow('Line 3:');
  });

  it('is previewed with its size and its problems (L4, L14)', async () => {
    const renderer = shop.app.get(BroadcastRenderer);
    const body = 'Hello,\n`x`\n\n' + '- item\n'.repeat(3_000);
    const { problems, htmlBytes, clippedFromBytes, html } = await renderer.preview({
      subject: 'Hello',
      body,
    });
    expect(problems).toEqual([expect.objectContaining({ line: 2 })]);
    expect(htmlBytes).toBe(Buffer.byteLength(html));
    expect(htmlBytes).toBeGreaterThan(clippedFromBytes);
    expect(clippedFromBytes).toBe(104_448);
  });

  it('can be duplicated into a draft, whatever its status, with its text unchanged', async () => {
    await readers(1);
    const id = await write('books');
    await sending.move(id, 'send', RUTH);
    await reaches(id, 'sent');
    const table = 'Hello,\n\n| Book | Price |\n|---|---|\n| Fear Not | $9 |';
    await shop.pool.query(`UPDATE broadcasts SET body = $2 WHERE id = $1`, [id, table]);
    const copy = await shop.app.get(Broadcasts).duplicate(id, RUTH);
    expect(await read(copy)).toMatchObject({
      ...{ status: 'draft', version: 1, subject: 'It is out', body: table, topic: 'books' },
      ...{ sendAt: null, startedAt: null, endedAt: null, counts: { sent: 0 } },
    });
    expect(await read(id)).toMatchObject({ status: 'sent', counts: { sent: 1 } });

    await shop.pool.query(`UPDATE broadcasts SET topic = 'retired' WHERE id = $1`, [id]);
    expect(await read(await shop.app.get(Broadcasts).duplicate(id, RUTH))).toMatchObject({ topic: null });
  });

  it('can be written from a published article, of the content too, and from no other', async () => {
    const from = (article: string) =>
      helper.post<BroadcastDto>(`/api/admin/broadcasts/from-article/${article}`);
    const articles = await helper.get<ArticleFacts[]>('/api/admin/articles');
    const [file] = articles.body;
    const { status, body: draft } = await from(file?.id ?? '');
    expect([status, draft.status, draft.subject]).toEqual([201, 'draft', file?.title]);
    expect(draft.body).toContain(`[Read it on the site](${file?.path})`);
    const body = { markdown: 'Rest.' };
    const value = { title: 'On Rest', slug: 'on-rest', excerpt: '', category: null, body };
    const rest = { featured: false, relatedBookIds: [], keywords: [], picture: null, socialPicture: null };
    const words = { searchTitle: '', searchDescription: '', socialTitle: '', socialDescription: '' };
    const unpublished = randomUUID();
    await helper.put(`/api/admin/articles/${unpublished}/draft`, {
      revision: 0,
      value: { ...value, ...rest, ...words },
    });
    expect((await from(unpublished)).status).toBe(409);
    expect((await from(randomUUID())).status).toBe(404);
  });

  it('is listed where its picture is used, also after it was sent', async () => {
    const pictureId = '0123456789abcdef0123';
    const body = `![A boat](/pictures/${pictureId})`;
    const id = await shop.app.get(Broadcasts).create({ subject: 'A boat', body, topic: null }, RUTH);
    const uses = () => shop.app.get(PictureUses).of(pictureId);
    const use = { title: 'A boat', path: `/letters/broadcasts/${id}` };
    expect(await uses()).toEqual([use]);
    await readers(1);
    await sending.move(id, 'send', RUTH);
    await reaches(id, 'sent');
    expect(await uses()).toEqual([use]);
    const src = `src="${shop.configuration.publicUrl}/pictures/${pictureId}"`;
    expect(server.received[0]?.html).toContain(src);
  });
});
