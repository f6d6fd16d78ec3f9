import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';

interface ProblemBody {
  detail: string;
}

const MESSAGE = {
  name: 'Ruth Weaver',
  email: 'ruth@example.com',
  subject: 'A question',
  message: 'Would you come and speak to our congregation?\nWe are forty people.',
};
const SUBSCRIBE = '/api/newsletter/subscribe';

describe('Leads', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const rows = async (table: string) => (await shop.pool.query(`SELECT * FROM ${table}`)).rows;

  it('subscribe once, with the same response for known addresses @S1-forms-15', async () => {
    const first = await visitor.post(SUBSCRIBE, { email: ' Ruth@Example.com ' });
    const second = await visitor.post(SUBSCRIBE, { email: 'ruth@example.com' });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      message: expect.stringMatching(/^Thank you for subscribing to our newsletter\./),
    });
    expect(second.body).toEqual(first.body);
    await new ShopBooks(shop).allRequestsAreDecided();
    expect((await rows('newsletter_subscriptions')).map(({ email }) => email)).toEqual(['ruth@example.com']);
  });

  it('write to the author, who gets an email, and get an acknowledgment @S1-forms-5', async () => {
    expect((await visitor.post('/api/contact', MESSAGE)).status).toBe(200);
    expect(await rows('contacts')).toEqual([expect.objectContaining(MESSAGE)]);
    await new ShopBooks(shop).allWorkIsDone();
    const [toAuthor] = await visitor.mailsTo(site.contact.email);
    expect(toAuthor?.subject).toBe('A question (from Ruth Weaver)');
    expect(toAuthor?.replyTo?.[0]?.address).toBe(MESSAGE.email);
    expect(toAuthor?.text).toContain('We are forty people.');
    const received = await visitor.mailsTo(MESSAGE.email);
    expect(received.map(({ subject }) => subject)).toContain('I got your message');
  });

  it('create one message if a retry follows a lost response (L1)', async () => {
    const message = { ...MESSAGE, email: 'lost-answer@example.com' };
    const key = { 'idempotency-key': 'one-message' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/api/contact', message, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await visitor.post('/api/contact', { ...message, subject: 'Another question' }, key);
    expect(other.status).toBe(422);
    await new ShopBooks(shop).allWorkIsDone();
    const toAuthor = await visitor.mailsTo(site.contact.email);
    expect(toAuthor.filter(({ replyTo }) => replyTo?.[0]?.address === message.email)).toHaveLength(1);
    await shop.pool.query('DELETE FROM contacts WHERE email = $1', [message.email]);
    expect(await rows('contact_requests')).toEqual([]);
  });

  it('write without limit, but get few acknowledgments, as the address may be someone else’s', async () => {
    const email = 'pestered@example.com';
    for (let time = 0; time < 3; time += 1)
      expect((await visitor.post('/api/contact', { ...MESSAGE, email })).status).toBe(200);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(1);
    const toAuthor = await visitor.mailsTo(site.contact.email);
    expect(toAuthor.filter(({ replyTo }) => replyTo?.[0]?.address === email)).toHaveLength(3);
  });

  it('send plain text: their markup is escaped in the author’s email', async () => {
    const email = 'markup@example.com';
    const message = '<img src=x onerror=alert(1)> & <b>hello</b>, dear author';
    await visitor.post('/api/contact', { ...MESSAGE, email, message });
    await new ShopBooks(shop).allWorkIsDone();
    const mail = (await visitor.mailsTo(site.contact.email)).find(
      ({ replyTo }) => replyTo?.[0]?.address === email,
    );
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;b&gt;hello');
  });

  it.each([
    ['name', { name: 'R' }, 'Name must be at least 2 characters'],
    ['email', { email: 'ruth@' }, 'Please enter a valid email address'],
    ['subject', { subject: 'Hi  ' }, 'Subject must be at least 5 characters'],
    ['message', { message: 'Too short' }, 'Message must be at least 10 characters'],
    [
      'subject with a line break',
      { subject: 'Hello\r\nBcc: all@example.com' },
      'Subject must be on one line',
    ],
    ['message with a null byte', { message: 'A message of \u0000 nothing' }, 'Message must be plain text'],
    ['unknown field', { urgent: true }, '"urgent" is not a known field.'],
  ])('get a sentence about the error in the %s @S1-forms-3 @S1-forms-4', async (_what, change, sentence) => {
    const before = (await rows('contacts')).length;
    const answer = await visitor.post<ProblemBody>('/api/contact', { ...MESSAGE, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(sentence);
    expect(await rows('contacts')).toHaveLength(before);
  });

  it('take a free sample and leave their address @S1-forms-10 @S1-forms-12', async () => {
    const answer = await visitor.post<{ downloadUrl: string }>('/api/downloads', {
      email: 'ruth@example.com',
      fileName: 'five-verses',
      bookId: 'fear-not',
    });
    expect(answer.status).toBe(200);
    const link = answer.body.downloadUrl;
    const opened = await fetch(shop.url + link, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      '/attached_assets/five-verses.pdf',
    ]);
    expect(await rows('downloads')).toEqual([
      expect.objectContaining({
        email: 'ruth@example.com',
        file_name: 'five-verses',
        book_id: 'fear-not',
      }),
    ]);
    await new ShopBooks(shop).allWorkIsDone();
    const mail = (await visitor.mailsTo('ruth@example.com')).find(
      ({ subject }) => subject === 'Five Verses, yours to keep',
    );
    expect(mail?.text).toContain(link);
  });

  it('take the same sample repeatedly and get one email', async () => {
    const email = 'again@example.com';
    const input = { email, fileName: 'fresh-start-audio' };
    for (let time = 0; time < 3; time += 1)
      expect((await visitor.post('/api/downloads', input)).status).toBe(200);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });

  it('get a 404 for an invalid link', async () => {
    expect((await fetch(`${shop.url}/free/made-up.link`)).status).toBe(404);
  });

  it.each([
    ['a sample that there is not', { email: 'ruth@example.com', fileName: 'the-whole-book' }, 404],
    ['a path for a sample', { email: 'ruth@example.com', fileName: '../../etc/passwd' }, 400],
    ['no address', { fileName: 'five-verses' }, 400],
  ])('get no file for %s @S1-forms-9', async (_what, request, status) => {
    const before = (await rows('downloads')).length;
    const answer = await visitor.post<ProblemBody>('/api/downloads', request);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(/^\S.*\S$/);
    expect(await rows('downloads')).toHaveLength(before);
  });
});
