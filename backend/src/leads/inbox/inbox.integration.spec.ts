import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pages, site } from '@lectern/catalogue';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { InboxCountsDto, InboxMessageDto, InboxPageDto } from './inbox.dto.js';

const WORDS = 'Dear Mrs. Marsh,\n\nour library would like to invite you.';

describe('The inbox', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let admin: ApiSession;
  let written = 0;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    admin = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const list = async (question: string) =>
    (await admin.get<InboxPageDto>(`/api/admin/inbox?${question}`)).body.items;
  async function write(more: object = {}): Promise<{ id: string; email: string }> {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    // Each in words and from a place of its own: the same from many looks like advertising.
    const own = randomUUID().replace(/[^a-f]/g, '');
    const message = { name: 'Ruth Weaver', email, subject: 'An evening in May?', message: `${WORDS} ${own}` };
    const input = { ...message, writingTimeMs: 60_000, ...more };
    const from = { 'x-forwarded-for': `10.9.${written >> 8}.${written++ & 255}` };
    const { status } = await visitor.post('/api/contact', input, from);
    expect(status).toBe(200);
    return { id: (await list(`query=${email}`))[0]?.id ?? '', email };
  }
  const ask = (id: string, what: string, body: object) =>
    admin.put<InboxMessageDto & { detail: string }>(`/api/admin/inbox/${id}/${what}`, body);
  const look = async (id: string) => (await admin.get<InboxMessageDto>(`/api/admin/inbox/${id}`)).body;
  const emailsTo = async (email: string) => {
    await new ShopBooks(shop).allWorkIsDone();
    return (await visitor.mailsTo(email)).filter(({ subject }) => subject?.startsWith('Re: '));
  };
  const noted = async (id: string) =>
    (await shop.pool.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at', [id])).rows.map(
      ({ action }) => action as string,
    );

  it('lists messages with full-text search and filters', async () => {
    const { id, email } = await write({ topic: 'books', message: `${WORDS} Bring Obadiah (${email8()}).` });
    expect(await list(`query=${email}`)).toEqual([
      expect.objectContaining({ id, email, state: 'new', topic: 'books', name: 'Ruth Weaver' }),
    ]);
    expect(await list(`query=OBADIAH&topic=books`)).toHaveLength(1);
    expect(await list(`query=obadiah&topic=other`)).toHaveLength(0);
    expect(await list(`query=${email}&state=done`)).toHaveLength(0);
    const { options } = pages.contact.words.form.topic;
    const topics = await admin.get<{ id: string; label: string }[]>('/api/admin/inbox/topics');
    expect(topics.body).toContainEqual({ id: 'books', label: options.books });
    expect(topics.body).toHaveLength(Object.keys(options).length);
  });

  it('omits held messages until they are released', async () => {
    const message =
      'We can place your website on the 1st page of Google. Shall I send a quote for our SEO services?';
    const { id, email } = await write({ message });
    expect(id).toBe('');
    const { rows } = await shop.pool.query('SELECT id FROM contacts WHERE email = $1', [email]);
    const held = rows[0].id as string;
    expect((await admin.get(`/api/admin/inbox/${held}`)).status).toBe(404);
    await admin.post(`/api/admin/messages/${held}/clear`);
    expect(await list(`query=${email}`)).toEqual([expect.objectContaining({ state: 'new' })]);
  });

  it('moves a message between states, and updates the spam review', async () => {
    const { id, email } = await write();
    for (const state of ['read', 'done', 'read', 'spam']) {
      expect((await ask(id, 'state', { state })).body.state).toBe(state);
    }
    expect(await list(`query=${email}`)).toEqual([]);
    const review = () => shop.pool.query('SELECT state FROM contact_reviews WHERE message_id = $1', [id]);
    expect((await review()).rows).toEqual([{ state: 'spam' }]);
    await ask(id, 'state', { state: 'read' });
    expect((await review()).rows).toEqual([{ state: 'cleared' }]);
    expect(await ask(id, 'state', { state: 'answered' })).toMatchObject({ status: 409 });
    expect(await noted(id)).toEqual(Array(5).fill('message.moved'));
  });

  it('sends an answer once, despite double clicks, with the message quoted', async () => {
    const { id, email } = await write();
    const reply = `replies/${randomUUID()}`;
    const body = 'Dear Ruth,\n\n**with pleasure**.\n\nWarmly,\nEleanor';
    const stored = body.replace('Warmly,', 'Warmly,  ');
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, reply, { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(1);
    const [letter] = emails;
    expect(letter?.subject).toBe('Re: An evening in May?');
    expect(letter?.replyTo?.[0]?.address).toBe(site.contact.email);
    expect(letter?.html).toContain('<strong>with pleasure</strong>');
    expect(letter?.html).toContain('Warmly,<br/>Eleanor');
    expect(letter?.text).toContain('Warmly,\nEleanor');
    expect(letter?.text).toContain('our library would like to invite you.');
    expect(await look(id)).toMatchObject({
      state: 'answered',
      replies: [{ who: expect.any(String), body: stored, status: 'sent' }],
    });
    expect(await ask(id, reply, { body: 'Something else.' })).toMatchObject({ status: 409 });
    expect(await noted(id)).toEqual(['message.answered']);
  });

  it('stores a note, and rejects an outdated one with the current text', async () => {
    const { id } = await write();
    expect((await ask(id, 'note', { note: 'Called her.', version: 1 })).body).toMatchObject({ version: 2 });
    const late = await ask(id, 'note', { note: 'Nobody called.', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.detail).toContain('“Called her.”');
    expect((await look(id)).note).toBe('Called her.');
  });

  it('counts unread, unanswered, and held messages', async () => {
    const counts = async () => (await admin.get<InboxCountsDto>('/api/admin/inbox/counts')).body;
    const before = await counts();
    const { id, email } = await write();
    const { newMessages, unansweredMessages } = before;
    const oneMore = unansweredMessages + 1;
    expect(await counts()).toMatchObject({ newMessages: newMessages + 1, unansweredMessages: oneMore });
    await ask(id, 'state', { state: 'read' });
    expect(await counts()).toMatchObject({ newMessages, unansweredMessages: oneMore });
    expect(await list(`query=${email}&state=unanswered`)).toHaveLength(1);
    await ask(id, 'state', { state: 'done' });
    expect(await counts()).toEqual(before);
    expect(await list(`query=${email}&state=unanswered`)).toEqual([]);
  });

  it('rejects invalid input with sentences', async () => {
    const { id } = await write();
    const wrong = async (what: string, body: object) => (await ask(id, what, body)).body.detail;
    expect(await wrong('state', { state: 'lost' })).toMatch(/^The state must be one of/);
    expect(await wrong('topic', { topic: 7 })).toMatch(/^The topic must be one of/);
    expect(await wrong(`replies/${randomUUID()}`, { body: '  ' })).toBe('Please write the answer.');
    expect(await wrong(`replies/${randomUUID()}`, { body: 'a\u0000b' })).toBe(
      'The answer must be plain text.',
    );
    expect(await wrong('note', { note: '\ud800', version: 1 })).toMatch(/^The note must be plain text/);
    expect((await ask(id, 'replies/1', { body: 'x' })).status).toBe(400);
    expect((await ask(randomUUID(), 'state', { state: 'read' })).status).toBe(404);
    expect((await visitor.post('/api/contact', { topic: 'politics' })).status).toBe(400);
  });
});

const email8 = () => randomUUID().slice(0, 8);
