import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import { Mailer } from '../../platform/email/mailer.js';
import { mailboxHash } from '../../platform/rate-limits/rate-limiter.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';

const SUBSCRIBE = '/api/newsletter/subscribe';
const QUESTION = 'Should I write to you?';
const WELCOME = 'Welcome, and thank you';

describe('The newsletter', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const ask = (email: string) => visitor.post<{ message: string }>(SUBSCRIBE, { email });
  const emailTo = (email: string, subject: string): Promise<Email> =>
    eventually(`${subject} to ${email}`, async () =>
      (await visitor.mailsTo(email)).find((mail) => mail.subject === subject),
    );
  const listed = async (email: string) =>
    (await shop.pool.query('SELECT 1 FROM newsletters WHERE email = $1', [email])).rows.length;
  const quiet = () => new ShopBooks(shop).allWorkIsDone();

  function linkIn(mail: Email, end: 'confirm' | 'end'): string {
    const [address = ''] = new RegExp(`/newsletter/[\\w.-]+/${end}`).exec(mail.text ?? '') ?? [];
    return shop.url + address;
  }

  const heading = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
  };

  /** Asks, and says yes behind the link of the email. */
  async function join(email: string): Promise<Email> {
    await ask(email);
    const question = await emailTo(email, QUESTION);
    await fetch(linkIn(question, 'confirm'), { method: 'POST' });
    return question;
  }

  it('goes only to confirmed readers, and opening the link does not confirm', async () => {
    const email = 'ruth@example.com';
    expect((await ask(' Ruth@Example.com ')).body.message).toMatch(
      /^Thank you for subscribing to our newsletter\. Please confirm it in the email/,
    );
    const link = linkIn(await emailTo(email, QUESTION), 'confirm');
    for (const _look of ['first', 'second'])
      expect(await heading(link)).toEqual([200, '/newsletter-confirm']);
    expect(await listed(email)).toBe(0);
    expect(await heading(link, { method: 'POST' })).toEqual([200, '/newsletter-confirmed']);
    expect(await listed(email)).toBe(1);
  });

  it('begins with a welcome email, and notifies the owner of each reader once', async () => {
    const email = 'naomi@example.com';
    const link = linkIn(await join(email), 'confirm');
    await Promise.all([1, 2, 3].map(() => fetch(link, { method: 'POST' })));
    const welcome = await emailTo(email, WELCOME);
    const header = (key: string) => welcome.headers.find((found) => found.key === key)?.value;
    expect(header('list-unsubscribe')).toContain(`${new URL(linkIn(welcome, 'end')).pathname}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await quiet();
    const notices = (await visitor.mailsTo(site.contact.email)).filter(({ subject }) =>
      subject?.includes(email),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.replyTo?.[0]?.address).toBe(email);
    expect((await visitor.mailsTo(email)).filter(({ subject }) => subject === WELCOME)).toHaveLength(1);
  });

  it('responds the same for known, pending, and new addresses, and emails none twice in a short time', async () => {
    await join('known@example.com');
    const answers = [];
    for (const email of ['known@example.com', 'new@example.com', 'new@example.com', 'NEW@example.com'])
      answers.push(await ask(email));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await quiet();
    expect(await visitor.mailsTo('new@example.com')).toHaveLength(1);
    const questions = (await visitor.mailsTo('known@example.com')).filter(
      ({ subject }) => subject === QUESTION,
    );
    expect(questions).toHaveLength(1);
  });

  it('sends one confirmation email for concurrent requests', async () => {
    const email = 'bombed@example.com';
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    await quiet();
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });

  it('stores the address and its email in one transaction', async () => {
    const email = 'one@example.com';
    await shop.pool.query('DELETE FROM source_allowances');
    const mailer = shop.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    const beforeItLeft = `SELECT s.xmin = a.xmin AS counted, s.xmin = d.xmin AS decided
      FROM newsletter_subscriptions s, mail_allowances a, mail_deliveries d
      WHERE s.email = $1 AND a.purpose = 'newsletter' AND a.email_hash = $2 AND d.recipient = s.email`;
    const found: unknown[] = [];
    const sent = jest.spyOn(mailer, 'send').mockImplementationOnce(async (...mail) => {
      found.push(...(await shop.pool.query(beforeItLeft, [email, mailboxHash(email)])).rows);
      return send(...mail);
    });
    await ask(email);
    await quiet();
    sent.mockRestore();
    expect(found).toEqual([{ counted: true, decided: true }]);
    const { rows: owed } = await shop.pool.query(
      `SELECT o.job, d.cause ->> 'subscriptionId' = s.id AS about, d.recipient, d.letter, d.status, o.request_id IS NOT NULL AS traced
       FROM mail_deliveries d JOIN outbox o ON o.id = d.id JOIN newsletter_subscriptions s ON s.email = d.recipient
       WHERE d.recipient = $1`,
      [email],
    );
    const letter = 'ask-for-yes';
    expect(owed).toEqual([
      { job: letter, letter, about: true, recipient: email, status: 'sent', traced: true },
    ]);
  });

  it('sends confirmation emails for jobs of an older release', async () => {
    const email = 'older@example.com';
    await shop.pool.query(
      `WITH run AS (
         INSERT INTO outbox (job, payload) VALUES ('decide-requested-email', '{"purpose":"newsletter"}') RETURNING id),
       asked AS (
         INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
         SELECT id, 'ask-for-yes', '{}', $1, 'queued', now() FROM run)
       SELECT pg_notify('lectern_outbox', '')`,
      [email],
    );
    await quiet();
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });

  it('sends nothing if the request was erased before or during the job', async () => {
    const email = 'erased@example.com';
    await shop.pool.query(
      `INSERT INTO outbox (job, payload) VALUES ('decide-requested-email', '{"purpose":"newsletter"}')`,
    );
    const other = await shop.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query(
        `INSERT INTO newsletter_subscriptions (id, email, status, asked_at) VALUES ('erased', $1, 'pending', now())`,
        [email],
      );
      await ask(email);
      await new ShopBooks(shop).lockIsWaitedFor(1);
      await shop.pool.query('DELETE FROM mail_deliveries WHERE recipient = $1', [email]);
      await other.query('ROLLBACK');
    } finally {
      other.release(true);
    }
    await quiet();
    expect(await visitor.mailsTo(email)).toEqual([]);
    const { rows } = await shop.pool.query('SELECT FROM newsletter_subscriptions WHERE email = $1', [email]);
    expect(rows).toEqual([]);
    const failed = await shop.pool.query('SELECT job FROM outbox WHERE failures > 0');
    expect(failed.rows).toEqual([]);
  });

  it('can be requested again with the earlier topics; subscribers are unaffected', async () => {
    await shop.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, status, topics, asked_at, confirmed_at, ended_at, ended_by_staff)
       VALUES ('left', 'left@example.com', 'ended', '{books}', '2026-01-01', '2026-01-02', '2026-01-03', true),
         ('reads', 'reads@example.com', 'confirmed', NULL, '2026-01-01', '2026-01-02', NULL, false)`,
    );
    for (const email of ['left@example.com', 'reads@example.com']) await ask(email);
    await quiet();
    const { rows } = await shop.pool.query(
      `SELECT id, status, topics, asked_at > now() - interval '1 hour' AS fresh, confirmed_at IS NULL AS unsaid,
         ended_at IS NULL AS stayed, ended_by_staff AS staff
       FROM newsletter_subscriptions WHERE id IN ('left', 'reads') ORDER BY id`,
    );
    expect(rows).toEqual([
      {
        id: 'left',
        status: 'pending',
        topics: ['books'],
        fresh: true,
        unsaid: true,
        stayed: false,
        staff: false,
      },
      {
        id: 'reads',
        status: 'confirmed',
        topics: null,
        fresh: false,
        unsaid: false,
        stayed: true,
        staff: false,
      },
    ]);
    await quiet();
    expect(await visitor.mailsTo('left@example.com')).toHaveLength(1);
    expect(await visitor.mailsTo('reads@example.com')).toHaveLength(0);
  });

  it('ends by one-click unsubscribe, and restarts only by a new confirmation', async () => {
    const email = 'leah@example.com';
    const question = await join(email);
    const end = linkIn(await emailTo(email, WELCOME), 'end');
    expect(await heading(end)).toEqual([200, '/newsletter-end']);
    expect(await listed(email)).toBe(1);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect(await heading(end, oneClick)).toEqual([200, '/newsletter-ended']);
    expect(await listed(email)).toBe(0);
    // The old yes is none any more.
    expect(await heading(linkIn(question, 'confirm'), { method: 'POST' })).toEqual([
      200,
      '/newsletter-ended',
    ]);
    expect(await listed(email)).toBe(0);

    await shop.pool.query(`UPDATE mail_allowances SET last_sent_at = last_sent_at - interval '1 hour'`);
    await ask(email);
    await quiet();
    expect((await visitor.mailsTo(email)).filter(({ subject }) => subject === QUESTION)).toHaveLength(2);
    expect(await heading(linkIn(question, 'confirm'), { method: 'POST' })).toEqual([
      200,
      '/newsletter-confirmed',
    ]);
    expect(await listed(email)).toBe(1);
  });

  it('accepts only its own links', async () => {
    const link = linkIn(await join('dinah@example.com'), 'confirm');
    expect(await heading(link.replace(/.\/confirm$/, '-/confirm'))).toEqual([404, '/link-unknown']);
    expect(await heading(link.replace('/confirm', '/end'), { method: 'POST' })).toEqual([
      404,
      '/link-unknown',
    ]);
    expect(await listed('dinah@example.com')).toBe(1);
  });
});
