import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@lectern/catalogue';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { SuspectedMessagesDto } from './contact.dto.js';

const ADVERTISING =
  'We can place your website on the 1st page of Google. Shall I send a quote for our SEO services?';

describe('Held messages in the dashboard', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let admin: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    admin = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  async function advertise(): Promise<string> {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const written = { name: 'Ruth Weaver', email, subject: 'An offer for Eleanor', message: ADVERTISING };
    await visitor.post('/api/contact', { ...written, writingTimeMs: 60_000 });
    return email;
  }
  const waiting = async () => (await admin.get<SuspectedMessagesDto>('/api/admin/messages/suspected')).body;
  const idOf = async (email: string) =>
    (await waiting()).messages.find((message) => message.email === email)?.id ?? '';
  const decide = (id: string, what: 'clear' | 'spam') => admin.post(`/api/admin/messages/${id}/${what}`);
  const passedOn = async (email: string) => {
    await new ShopBooks(shop).allWorkIsDone();
    const mails = await visitor.mailsTo(site.contact.email);
    return mails.filter(({ replyTo }) => replyTo?.[0]?.address === email);
  };

  it('are shown with their reasons in words, and without internal fields', async () => {
    const email = await advertise();
    const { count, messages } = await waiting();
    expect(count).toBe(1);
    expect(messages).toEqual([
      {
        id: expect.any(String),
        name: 'Ruth Weaver',
        email,
        subject: 'An offer for Eleanor',
        message: ADVERTISING,
        reasons: ['it sounds like advertising'],
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('leave the list once reviewed; real ones are forwarded once', async () => {
    const [real, spam] = [await advertise(), await advertise()];
    const [realId, spamId] = [await idOf(real), await idOf(spam)];
    const answers = await Promise.all([
      decide(realId, 'clear'),
      decide(realId, 'clear'),
      decide(spamId, 'spam'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect([await idOf(real), await idOf(spam)]).toEqual(['', '']);
    const { rows } = await shop.pool.query(
      `SELECT action, subject_id AS id FROM audit_log WHERE subject_id IN ($1, $2) ORDER BY action`,
      [realId, spamId],
    );
    expect(rows).toEqual([
      { action: 'message.called-spam', id: spamId },
      { action: 'message.cleared', id: realId },
    ]);
    expect(await passedOn(real)).toHaveLength(1);
    expect(await passedOn(spam)).toHaveLength(0);
  });

  it('are unknown by other ids', async () => {
    expect((await decide(randomUUID(), 'clear')).status).toBe(204);
    expect((await decide('1', 'spam')).status).toBe(400);
  });
});
