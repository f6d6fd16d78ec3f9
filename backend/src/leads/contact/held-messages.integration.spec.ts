import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { type Answer, ApiSession } from '../../testing/api-session.js';
import { RUTH } from '../../testing/staff-sessions.js';
import { SpamReview } from './spam-review.js';

const ADVERTISING =
  'We can place your website on the 1st page of Google. Shall I send a quote for our SEO services?';
const DIGEST = /^(A message is|\d+ messages are) waiting for you$/;

describe('A suspicious message', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let sources = 0;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1' });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
  const newSource = () => `198.51.100.${(sources += 1)}`;

  function write(given: object = {}, source = newSource()): Promise<Answer<{ message: string }>> {
    const written = {
      name: 'Ruth Weaver',
      email: newAddress(),
      subject: 'A question',
      message: `Would you come and speak to our congregation in May? We are ${randomUUID()}.`,
      writingTimeMs: 60_000,
      ...given,
    };
    return visitor.post('/api/contact', written, { 'x-forwarded-for': source });
  }

  async function reviewOf(email: string): Promise<Record<string, unknown> | undefined> {
    const { rows } = await shop.pool.query(
      'SELECT contact_reviews.* FROM contact_reviews JOIN contacts ON id = message_id WHERE email = $1',
      [email],
    );
    return rows[0] as Record<string, unknown> | undefined;
  }

  const quiet = () => new ShopBooks(shop).allWorkIsDone();
  const ownersMail = async () => (await quiet(), visitor.mailsTo(site.contact.email));
  const passedOn = async (email: string) =>
    (await ownersMail()).filter(({ replyTo }) => replyTo?.[0]?.address === email);
  const digests = async () => (await ownersMail()).filter(({ subject }) => DIGEST.test(subject ?? ''));

  async function newDigest(): Promise<Email | undefined> {
    const known = (await digests()).map(({ messageId }) => messageId);
    await shop.app.get(SpamReview).enqueueOwnerEmail();
    return (await digests()).find(({ messageId }) => !known.includes(messageId));
  }

  /** The link of a message in the owner's email: the first after the sender's address. */
  function linkIn(digest: Email | undefined, email: string): string {
    const text = digest?.text ?? '';
    const [path = ''] = /\/messages\/[\w.-]+\/real/.exec(text.slice(text.indexOf(email))) ?? [];
    return shop.url + path;
  }

  const heading = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
  };

  it('gets the usual response, and is held with its reasons @S1-forms-20', async () => {
    const email = newAddress();
    const held = await write({ email, message: ADVERTISING });
    const other = await write();
    expect([held.status, held.body]).toEqual([other.status, other.body]);
    expect(await reviewOf(email)).toMatchObject({ state: 'suspected', reasons: ['sales-words'], score: 5 });
    expect(await passedOn(email)).toEqual([]);
    expect(await visitor.mailsTo(email)).toEqual([]);
  });

  it('is held if the hidden field is filled in', async () => {
    const email = newAddress();
    await write({ email, homepage: 'https://example.com' });
    expect(await reviewOf(email)).toMatchObject({ state: 'suspected', reasons: ['hidden-field'] });
  });

  it('is held as the third same text from other addresses, but not as a repetition by one person', async () => {
    const message = 'Dear author, I have read your book and I would like to tell you about an opportunity.';
    const given = { message, writingTimeMs: undefined };
    const email = newAddress();
    for (const _time of [1, 2, 3]) await write({ ...given, email });
    expect(await reviewOf(email)).toMatchObject({ state: 'received' });
    for (const _sender of [1, 2, 3, 4]) await write(given);
    const last = newAddress();
    await write({ ...given, email: last });
    expect(await reviewOf(last)).toMatchObject({ state: 'suspected', reasons: ['same-text', 'no-time'] });
  });

  it('counts how much its source sends', async () => {
    const source = newSource();
    for (let time = 0; time < 5; time += 1) await write({}, source);
    const email = newAddress();
    await write({ email }, source);
    expect(await reviewOf(email)).toMatchObject({ state: 'received', score: 2, reasons: ['busy-source'] });
  });

  it('is listed in one email to the owner, who releases it once with a button @S1-forms-20', async () => {
    const email = newAddress();
    await write({ email, subject: 'An offer for Eleanor', message: ADVERTISING });
    const digest = await newDigest();
    expect(digest?.text).toContain('An offer for Eleanor');
    expect(digest?.text).toContain(`Ruth Weaver, ${email}`);
    expect(digest?.text).toContain('it sounds like advertising');
    expect(digest?.text).toContain('SEO services?');
    const link = linkIn(digest, email);
    for (const _look of ['first', 'second']) expect(await heading(link)).toEqual([200, '/message-real']);
    expect(await passedOn(email)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => fetch(link, { method: 'POST' })));
    expect(await heading(link)).toEqual([200, '/message-passed-on']);
    expect((await passedOn(email)).map(({ subject }) => subject)).toEqual([
      'An offer for Eleanor (from Ruth Weaver)',
    ]);
    expect((await visitor.mailsTo(email)).map(({ subject }) => subject)).toEqual(['I got your message']);
  });

  it('is reported again only together with a new one', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await write({ email: first, message: ADVERTISING });
    expect((await newDigest())?.text).toContain(first);
    expect(await newDigest()).toBeUndefined();
    await write({ email: second, message: ADVERTISING });
    const digest = await newDigest();
    expect(digest?.text).toContain(first);
    expect(digest?.text).toContain(second);
  });

  it('leaves the list as spam, and can still be released', async () => {
    const email = newAddress();
    await write({ email, message: ADVERTISING });
    const link = linkIn(await newDigest(), email);
    const review = await reviewOf(email);
    await shop.app.get(SpamReview).confirmSpam(String(review?.['message_id']), RUTH);
    const { messages } = await shop.app.get(SpamReview).list(100);
    expect(messages.map((message) => message.email)).not.toContain(email);
    expect(await heading(link)).toEqual([200, '/message-real']);
    await fetch(link, { method: 'POST' });
    expect(await passedOn(email)).toHaveLength(1);
  });

  it('is released by its own link only', async () => {
    const email = newAddress();
    await write({ email, message: ADVERTISING });
    const link = linkIn(await newDigest(), email);
    const forged = link.replace(/.\/real$/, '-/real');
    expect(await heading(forged)).toEqual([404, '/link-unknown']);
    expect(await heading(forged, { method: 'POST' })).toEqual([404, '/link-unknown']);
    expect(await reviewOf(email)).toMatchObject({ state: 'suspected' });
  });

  it('is deleted after ninety days, and sources after one', async () => {
    const [held, real, young] = [newAddress(), newAddress(), newAddress()];
    for (const email of [held, young]) await write({ email, message: ADVERTISING });
    await write({ email: real });
    const age = (email: string, days: number) =>
      shop.pool.query(
        `UPDATE contact_reviews SET received_at = now() - $2 * interval '1 day'
         FROM contacts WHERE id = message_id AND email = $1`,
        [email, days],
      );
    await Promise.all([age(held, 91), age(real, 91), age(young, 89)]);
    await shop.app.get(SpamReview).forgetSuspected();
    const kept = await shop.pool.query('SELECT email FROM contacts WHERE email = ANY($1)', [
      [held, real, young],
    ]);
    expect(kept.rows.map(({ email }) => email as string).sort()).toEqual([real, young].sort());
    expect(await reviewOf(held)).toBeUndefined();
    expect(await reviewOf(young)).toMatchObject({ source_hash: null });
  });
});
