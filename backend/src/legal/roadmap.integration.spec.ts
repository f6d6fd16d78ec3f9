import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { CompanionVisitor, type Refusal } from '../testing/companion-visitor.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { Recommendations } from './index.js';

const OPENED = ['GET roadmap', 'GET roadmap.pdf', 'POST roadmap/mail', 'DELETE everything', 'POST bookmarks'];

describe('Roadmap', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1' });
    await shop.app.get(Recommendations).storeTopics();
  });
  afterAll(() => shop.stop());

  const visitor = (name: string) => new CompanionVisitor(shop, `${name}@example.com`);
  const allWorkIsDone = () => new ShopBooks(shop).allWorkIsDone();
  const mark = (who: CompanionVisitor, input: object) =>
    who.post<{ id: string } & Refusal>('/api/legal-companion/bookmarks', input);

  it('opens only with proof, and responds alike for every address @S2-legal-companion-6', async () => {
    const [ruth, stranger] = [visitor('ruth'), visitor('ruth')];
    const { body } = await ruth.answer();
    for (const call of OPENED) {
      const [method = '', address] = call.split(' ');
      const input = method === 'POST' ? { topicId: 'chapter-7' } : undefined;
      const answer = await stranger.request<Refusal>(method, `/api/legal-companion/${address}`, input);
      expect([call, answer.status, answer.body.code]).toEqual([call, 401, 'LEGAL.NO_PROOF']);
    }
    const [{ id = '' } = {}] = body.recommendations;
    expect((await stranger.change(id, { status: 'done' })).status).toBe(401);
    const list = (who: CompanionVisitor, email: string) =>
      who.get<unknown[]>(`/api/legal-companion/assessments/${email}`);
    for (const email of ['ruth@example.com', 'nobody@example.com', 'no-address'])
      expect([email, (await list(stranger, email)).body]).toEqual([email, []]);
    expect((await list(ruth, 'Ruth@example.com')).body).toMatchObject([{ id: body.id }]);
    expect((await list(ruth, 'nobody@example.com')).body).toEqual([]);
    stranger.cookie = `${ruth.cookie.split('=')[0]}=${'x'.repeat(43)}`;
    expect((await stranger.get('/api/legal-companion/roadmap')).status).toBe(401);
    const foreign = await ruth.get('/api/legal-companion/roadmap', {
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
  });

  it('opens to the mailbox of its address, not to a browser that typed it @S2-legal-companion-7', async () => {
    const [leah, thief] = [visitor('leah'), visitor('leah')];
    const { body: own } = await leah.answer();
    await leah.change(own.recommendations[0]!.id, { notes: 'For me alone.' });
    await thief.answer({ urgencyLevel: 'immediate' });
    expect(JSON.stringify(await thief.roadmap())).not.toContain('For me alone.');
    expect(await thief.change(own.recommendations[0]!.id, { notes: 'Hers.' })).toMatchObject({ status: 404 });
    const phone = visitor('leah');
    await phone.prove();
    const opened = await phone.roadmap();
    expect(opened).toMatchObject({ isProven: true, emails: ['leah@example.com'] });
    expect(opened.assessments.map(({ id }) => id)).toContain(own.id);
    expect(opened.assessments).toHaveLength(2);
    const tablet = visitor('leah');
    expect((await tablet.confirm(await tablet.fetchCode(2))).status).toBe(200);
    await phone.delete('/api/legal-companion/access');
    expect((await phone.get('/api/legal-companion/roadmap')).status).toBe(401);
  });

  it('responds alike to code requests with and without data, and limits the emails', async () => {
    const [mia, nobody] = [visitor('mia'), visitor('nobody')];
    await mia.answer();
    const ask = (who: CompanionVisitor) =>
      who.post('/api/legal-companion/access', { email: who.email.toUpperCase() });
    const answers = [await ask(mia), await ask(mia), await ask(nobody)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await allWorkIsDone();
    const mails = new ApiSession(shop);
    expect((await mails.mailsTo(mia.email)).map(({ subject }) => subject)).toEqual([
      'Your code for Eleanor Marsh’s website',
    ]);
    expect(await mails.mailsTo(nobody.email)).toEqual([]);
    const { rows } = await shop.pool.query('SELECT code_hash FROM companion_codes WHERE user_email = $1', [
      mia.email,
    ]);
    expect(rows[0].code_hash).toMatch(/^\$argon2id\$/);
  });

  it('pauses after five wrong codes, also for the right one; a code works once, and for ten minutes @S2-legal-companion-8', async () => {
    const [nora, olga] = [visitor('nora'), visitor('olga')];
    for (const who of [nora, olga]) await who.answer();
    const code = await nora.fetchCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await nora.confirm(wrong)).toMatchObject({ status: 401, body: { errors: [{ field: 'code' }] } });
    const paused = await nora.confirm<Refusal>(code);
    expect([paused.status, paused.body.code]).toEqual([429, 'LEGAL.TOO_MANY_TRIES']);
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    await shop.pool.query(`UPDATE access_tries SET last_tried_at = now() - interval '16 minutes'`);
    expect((await nora.confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await nora.confirm(code)).status).toBe(401);
    const late = await olga.fetchCode();
    const { rows: lives } = await shop.pool.query(
      `SELECT expires_at < now() + interval '10 minutes' AS short FROM companion_codes WHERE user_email = $1`,
      [olga.email],
    );
    expect(lives).toEqual([{ short: true }]);
    await shop.pool.query(`UPDATE companion_codes SET expires_at = now() WHERE user_email = $1`, [
      olga.email,
    ]);
    expect((await olga.confirm(late)).status).toBe(401);
    expect((await visitor('unknown').confirm('123456')).status).toBe(401);
    for (const bad of [undefined, '12345', '1234567', 'abcdef', 123_456, ['123456']])
      expect([bad, (await olga.confirm(bad as string)).status]).toEqual([bad, 400]);
  });

  it('records progress by its allowed states @S2-legal-companion-9', async () => {
    const paula = visitor('paula');
    const { body } = await paula.answer();
    const [first, second] = body.recommendations.map(({ id }) => id) as [string, string];
    expect((await paula.change(first, { status: 'in_progress', timeSpentMinutes: 20 })).body).toMatchObject({
      ...{ status: 'in_progress', timeSpentMinutes: 20, notes: '', completedAt: null },
    });
    await paula.change(first, { notes: ' Two envelopes.\nOne is missing. ' });
    const done = await paula.change(first, { status: 'done' });
    expect(done.body).toMatchObject({
      ...{ status: 'done', timeSpentMinutes: 20, notes: 'Two envelopes.\nOne is missing.' },
      completedAt: expect.stringMatching(/^\d{4}-/),
    });
    const again = await paula.change(first, { status: 'done' });
    expect(again.body.completedAt).toBe(done.body.completedAt);
    const { rows: progress } = await shop.pool.query(
      'SELECT user_email, status, notes, time_spent FROM user_progress WHERE recommendation_id = $1',
      [first],
    );
    expect(progress).toEqual([
      {
        ...{ user_email: 'paula@example.com', status: 'done', time_spent: 20 },
        notes: 'Two envelopes.\nOne is missing.',
      },
    ]);
    expect(await paula.change(first, { status: 'skipped' })).toMatchObject({
      status: 409,
      body: { code: 'LEGAL.PROGRESS_NOT_POSSIBLE', errors: [{ field: 'status' }] },
    });
    await Promise.all([paula.change(second, { status: 'done' }), paula.change(second, { status: 'done' })]);
    expect((await paula.roadmap()).assessments[0]?.recommendations.map(({ status }) => status)).toEqual([
      ...['done', 'done'],
      ...body.recommendations.slice(2).map(() => 'not_started'),
    ]);
    const wrongs: [object, string][] = [
      [{ status: 'finished' }, 'status'],
      [{ status: ['done'] }, 'status'],
      [{ notes: 'x'.repeat(4_001) }, 'notes'],
      [{ notes: '<img src=x onerror=alert(1)>' }, 'notes'],
      [{ notes: 7 }, 'notes'],
      [{ timeSpentMinutes: -1 }, 'timeSpentMinutes'],
      [{ timeSpentMinutes: 1.5 }, 'timeSpentMinutes'],
      [{ timeSpentMinutes: '20' }, 'timeSpentMinutes'],
      [{ progress: 'done' }, 'progress'],
    ];
    for (const [change, field] of wrongs)
      expect(await paula.change(second, change)).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      });
    expect((await paula.change('none', { status: 'done' })).status).toBe(404);
    expect((await paula.change(second, {})).body).toMatchObject({ status: 'done', notes: '' });
  });

  it('has bookmarks with tags, each once @S2-legal-companion-10', async () => {
    const [quinn, stranger] = [visitor('quinn'), visitor('stranger')];
    for (const who of [quinn, stranger]) await who.answer();
    const input = { topicId: 'chapter-7', tags: ['Monday', ' monday ', 'court'] };
    const [topic, twice] = await Promise.all([mark(quinn, input), mark(quinn, input)]);
    expect(twice.body.id).toBe(topic.body.id);
    const book = await mark(quinn, { bookId: 'fresh-start', description: 'Chapter five.' });
    expect(book.body).toMatchObject({
      resourceType: 'book',
      title: 'Fresh Start',
      description: 'Chapter five.',
    });
    const at = `/api/legal-companion/bookmarks/${book.body.id}`;
    expect((await quinn.patch(at, { tags: ['evening'] })).body).toMatchObject({
      ...{ tags: ['evening'], description: 'Chapter five.' },
    });
    const { rows: bookmarks } = await shop.pool.query(
      'SELECT user_email, resource_type, book_id, title, tags FROM legal_resource_bookmarks WHERE id = $1',
      [book.body.id],
    );
    expect(bookmarks).toEqual([
      {
        ...{ user_email: 'quinn@example.com', resource_type: 'book', book_id: 'fresh-start' },
        ...{ title: 'Fresh Start', tags: ['evening'] },
      },
    ]);
    expect((await stranger.patch(at, { tags: [] })).status).toBe(404);
    await stranger.delete(at);
    expect((await quinn.roadmap()).bookmarks).toHaveLength(2);
    const wrongs: [object, string][] = [
      [{}, 'topicId'],
      [{ topicId: 'no-such-topic' }, 'topicId'],
      [{ topicId: 'chapter-7', bookId: 'fresh-start' }, 'topicId'],
      [{ bookId: '../etc' }, 'bookId'],
      [{ topicId: 'chapter-7', tags: 'court' }, 'tags'],
      [{ topicId: 'chapter-7', tags: ['x'.repeat(41)] }, 'tags'],
      [{ topicId: 'chapter-7', tags: ['<b>'] }, 'tags'],
      [{ topicId: 'chapter-7', tags: [...'abcdefghijk'] }, 'tags'],
      [{ topicId: 'chapter-7', description: 'x'.repeat(501) }, 'description'],
    ];
    for (const [wrong, field] of wrongs)
      expect(await mark(quinn, wrong)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    for (const _click of [1, 2])
      expect(await quinn.delete(at)).toMatchObject({ status: 200, body: { id: book.body.id } });
    expect((await quinn.roadmap()).bookmarks.map(({ tags }) => tags)).toEqual([['Monday', 'court']]);
  });
});
