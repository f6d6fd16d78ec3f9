import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { randomUUID } from 'node:crypto';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { DocumentPreviews } from '../documents/document-previews.js';
import { type ArticleValue, emptyArticle } from './article-value.js';
import type { ArticleDto, ArticleSummaryDto, CategoryDto } from './articles.dto.js';
import type { SavedDraftDto, VersionDto } from '../documents/documents.dto.js';
import { BinnedDocuments } from '../documents/binned-documents.js';
import { idOfFileArticle } from './file-articles.js';

const ARTICLES = '/api/admin/articles';
const CATEGORIES = '/api/admin/article-categories';
const FILE = idOfFileArticle('bankruptcy-myths');

let shop: RunningShop;
let owner: ApiSession;
let helper: ApiSession;

beforeAll(async () => {
  shop = await openShop({ ...OWNER, TIME_ZONE: 'America/New_York' });
  owner = await signInOwner(shop);
  helper = await signInHelper(shop);
});
afterAll(() => shop.stop());

const at = (id: string, call = '') => `${ARTICLES}/${id}${call}`;
const document = (id: string, call = '') => `/api/admin/documents/${id}${call}`;
const written = (slug: string, more: Partial<ArticleValue> = {}): ArticleValue => ({
  ...emptyArticle,
  title: 'On Rest',
  slug,
  excerpt: 'Why rest is work.',
  body: { markdown: 'Rest is *work*.' },
  ...more,
});
const create = async (slug: string, more: Partial<ArticleValue> = {}) => {
  const id = randomUUID();
  expect((await save(id, 0, written(slug, more))).status).toBe(200);
  return find(id);
};
const save = (id: string, revision: number, value: ArticleValue, who = owner) =>
  who.put<SavedDraftDto>(at(id, '/draft'), { revision, value });
const find = async (id: string) => (await owner.get<ArticleDto>(at(id))).body;
const publish = (id: string, revision: number) => owner.post(document(id, '/publish'), { revision });
const schedule = (id: string, revision: number, time: string) =>
  owner.post(document(id, '/schedule'), { revision, at: time });
/** Waits until its time, which is now. */
async function publishedAtTime(id: string): Promise<ArticleDto> {
  await shop.pool.query('UPDATE documents SET scheduled_at = now() WHERE id = $1', [id]);
  await new ShopBooks(shop).workIsDue();
  return eventually('the text to be published', async () => {
    const found = await find(id);
    return found.scheduledAt === null ? found : undefined;
  });
}
async function shownTitle(id: string): Promise<string> {
  const { rows } = await shop.pool.query(
    `SELECT value ->> 'title' AS title FROM documents JOIN document_versions
      ON document_id = id AND number = published_version WHERE id = $1`,
    [id],
  );
  return rows[0]?.title;
}
const sentence = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { detail: string }).detail,
];

describe('A draft', () => {
  it('is stored by its first save, once', async () => {
    const id = randomUUID();
    const before = (await owner.get<ArticleSummaryDto[]>(ARTICLES)).body.length;
    const blank = await owner.get<ArticleDto>(at(id, '?isNew=true'));
    expect(blank.body).toMatchObject({ revision: 0, state: 'draft', title: '', isFromContent: false });
    expect((await owner.get(at(id))).status).toBe(404);
    expect((await owner.get<VersionDto[]>(document(id, '/versions'))).body).toEqual([]);
    const saves = await Promise.all([save(id, 0, written('twice')), save(id, 0, written('twice'))]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner.get<ArticleSummaryDto[]>(ARTICLES)).body).toHaveLength(before + 1);
    expect((await save(randomUUID(), 3, written('unknown'))).status).toBe(404);
  });

  it('is saved by one window at a time; the other gets the current text', async () => {
    const { id, revision, state } = await create('first-draft');
    expect([revision, state]).toEqual([1, 'draft']);
    const value = written('first-draft', { title: 'Second' });
    const saved = await owner.put<SavedDraftDto>(at(id, '/draft'), { revision, value });
    expect([saved.status, saved.body.revision]).toEqual([200, 2]);
    const late = await helper.put(at(id, '/draft'), { revision, value: written('first-draft') });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'PUBLISHING.CHANGED',
      who: 'Eleanor Marsh',
      revision: 2,
      current: { title: 'Second' },
    });
  });

  it('keeps a version when asked, and restoring makes a new one', async () => {
    const { id } = await create('versions', { title: 'One' });
    await owner.post(document(id, '/versions'), { reason: 'saved' });
    await owner.post(document(id, '/versions'), { reason: 'left' });
    await helper.put(at(id, '/draft'), { revision: 1, value: written('versions', { title: 'Two' }) });
    expect((await helper.post(document(id, '/versions/1/restore'))).status).toBe(204);
    expect(await find(id)).toMatchObject({ value: { title: 'One' }, revision: 3 });
    const { body } = await owner.get<VersionDto[]>(document(id, '/versions'));
    expect(body.map(({ number, reason, who }) => [number, reason, who])).toEqual([
      [3, 'restored', 'Helper'],
      [2, 'saved', 'Helper'],
      [1, 'saved', 'Eleanor Marsh'],
    ]);
    expect((await owner.get(document(id, '/versions/2'))).body).toMatchObject({ value: { title: 'Two' } });
    expect((await owner.get(document(id, '/versions/9'))).status).toBe(404);
  });

  it('may hold what cannot be published, and says so', async () => {
    const { id, faults } = await create('faulty', { body: { markdown: 'So\n\n<script>alert(1)</script>' } });
    expect(faults).toMatchObject([{ line: 3, code: 'html', message: 'The text cannot hold HTML.' }]);
    const refused = await publish(id, 1);
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'PUBLISHING.TEXT_INVALID' }]);
    await shop.pool.query(`UPDATE staff SET language = 'de'`);
    const german = (await find(id)).faults[0]?.message;
    await shop.pool.query('UPDATE staff SET language = NULL');
    expect(german).toBe('Der Text kann kein HTML enthalten.');
    expect(await find(id)).toMatchObject({ state: 'draft' });
  });

  it.each([
    ['a link with script', { body: { markdown: '[x](javascript:alert(1))' } }],
    ['no title', { title: '' }],
    ['no summary', { excerpt: '' }],
    ['no text', { body: { markdown: ' ' } }],
    ['an address with spaces', { slug: 'a b' }],
    ['an unknown category', { category: 'none' }],
    ['20,001 words', { body: { markdown: 'word '.repeat(20_001) } }],
  ])('is not published with %s', async (_what, more) => {
    const { id } = await create('refused', more);
    expect(sentence(await publish(id, 1))).toEqual([422, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('is refused when it is larger than 10 MB', async () => {
    const value = written('large', { body: { markdown: 'x'.repeat(10 * 1_024 ** 2) } });
    expect(sentence(await save(randomUUID(), 0, value))).toEqual([413, 'The body is too large.']);
    const anonymous = await fetch(shop.url + at(randomUUID(), '/draft'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: `{"unread": ${'['.repeat(1_024 ** 2)}`,
    });
    expect(anonymous.status).toBe(401);
  });
});

describe('Publishing', () => {
  it('is the owner’s; helpers write drafts', async () => {
    const { id } = await create('by-helper');
    const statuses = await Promise.all([
      helper.get(ARTICLES),
      helper.put(at(id, '/draft'), { revision: 1, value: written('by-helper') }),
      helper.post(document(id, '/publish'), { revision: 2 }),
      helper.post(document(id, '/schedule'), { revision: 2, at: '2099-01-01T09:00' }),
      helper.post(document(id, '/take-back')),
      helper.delete(document(id)),
      helper.post(CATEGORIES, { label: 'Garden' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403]);
  });

  it('of two people at once succeeds for one, and names the reason to the other', async () => {
    const { id } = await create('at-once');
    const answers = await Promise.all([publish(id, 1), publish(id, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await find(id)).toMatchObject({ state: 'published', hasChanges: false, path: '/blog/at-once' });
    expect(sentence(await publish(id, 2))).toEqual([409, 'This text is published already.']);
  });

  it('of changes keeps the published text until then', async () => {
    const { id } = await create('changed');
    await publish(id, 1);
    await save(id, 2, written('changed', { title: 'New' }));
    expect(await find(id)).toMatchObject({ state: 'published', hasChanges: true });
    await publish(id, 3);
    expect(await find(id)).toMatchObject({ hasChanges: false, title: 'New' });
  });

  it('at a time uses the site’s zone and the text of that moment', async () => {
    const { id } = await create('later');
    expect(sentence(await schedule(id, 1, '2027-03-14T02:30'))).toEqual([
      422,
      'There’s no 2027-03-14 02:30 in America/New_York, where clocks are turned forward. Please choose another time.',
    ]);
    expect((await schedule(id, 1, '2020-01-01T09:00')).status).toBe(422);
    expect((await schedule(id, 1, '2099-11-01T01:30')).status).toBe(204);
    expect(await find(id)).toMatchObject({ state: 'scheduled', scheduledAt: '2099-11-01T05:30:00.000Z' });
    await save(id, 2, written('later', { title: 'Unseen' }), helper);
    expect(await publishedAtTime(id)).toMatchObject({ hasChanges: true });
    expect(await shownTitle(id)).toBe('On Rest');
  });

  it('of changes at a time keeps the published text and its address until then', async () => {
    const { id } = await create('today');
    await publish(id, 1);
    expect(sentence(await schedule(id, 2, '2099-01-01T09:00'))).toEqual([
      409,
      'This text is published already.',
    ]);
    await save(id, 2, written('tomorrow', { title: 'New' }));
    expect((await schedule(id, 3, '2099-01-01T09:00')).status).toBe(204);
    expect(await find(id)).toMatchObject({
      ...{ state: 'published', path: '/blog/today', hasChanges: true },
      scheduledAt: '2099-01-01T14:00:00.000Z',
    });
    expect(await shownTitle(id)).toBe('On Rest');
    const { id: other } = await create('tomorrow');
    expect((await publish(other, 1)).status).toBe(409);

    expect((await owner.delete(document(id, '/schedule'))).status).toBe(204);
    expect(await find(id)).toMatchObject({ state: 'published', scheduledAt: null, hasChanges: true });
    await schedule(id, 4, '2099-01-01T09:00');
    expect(await publishedAtTime(id)).toMatchObject({ path: '/blog/tomorrow', hasChanges: false });
    expect(await shownTitle(id)).toBe('New');
  });

  it('at a time can be moved to another time, or called off', async () => {
    const { id } = await create('called-off');
    await schedule(id, 1, '2099-01-01T09:00');
    expect((await schedule(id, 2, '2098-01-01T09:00')).status).toBe(204);
    expect(await find(id)).toMatchObject({ scheduledAt: '2098-01-01T14:00:00.000Z' });
    expect((await owner.delete(document(id, '/schedule'))).status).toBe(204);
    expect(await find(id)).toMatchObject({ state: 'draft', scheduledAt: null });
  });
});

describe('An address', () => {
  it('belongs to one article, and a former one leads to it', async () => {
    const one = await create('taken');
    await publish(one.id, 1);
    const other = await create('taken');
    expect(sentence(await publish(other.id, 1))).toEqual([
      409,
      'Another text has the address “taken”. Please choose another one.',
    ]);
    for (const slug of ['category', 'bankruptcy-myths']) {
      const { id } = await create(slug);
      expect((await publish(id, 1)).status).toBe(409);
    }
    const value = written('moved');
    await owner.put(at(one.id, '/draft'), { revision: 2, value });
    await publish(one.id, 3);
    expect(await find(one.id)).toMatchObject({ path: '/blog/moved' });
    const { rows } = await shop.pool.query('SELECT slug FROM document_redirects WHERE document_id = $1', [
      one.id,
    ]);
    expect(rows).toEqual([{ slug: 'taken' }]);
  });
});

describe('An article of the content', () => {
  it('is listed until she changes it; then hers replaces it', async () => {
    const { body: before } = await owner.get<ArticleSummaryDto[]>(ARTICLES);
    expect(before.filter(({ isFromContent }) => isFromContent)).toHaveLength(5);
    const file = await find(FILE);
    expect(file).toMatchObject({ revision: 0, state: 'published', faults: [] });
    const value = { ...file.value, title: 'Mine' };
    const saved = await owner.put<SavedDraftDto>(at(FILE, '/draft'), { revision: 0, value });
    expect(saved.body.revision).toBe(2);
    expect((await owner.get(document(FILE, '/versions'))).body).toMatchObject([
      { reason: 'content', who: null },
    ]);
    expect(await find(FILE)).toMatchObject({ hasChanges: true, isFromContent: false, state: 'published' });
    await publish(FILE, 2);
    expect(await find(FILE)).toMatchObject({ publishedAt: file.publishedAt, hasChanges: false });
    const { body: after } = await owner.get<ArticleSummaryDto[]>(ARTICLES);
    expect(after.filter(({ id }) => id === FILE)).toHaveLength(1);
  });

  it('is taken back, binned and restored like hers', async () => {
    const { body } = await owner.get<ArticleSummaryDto[]>(ARTICLES);
    const article = body.find(({ isFromContent }) => isFromContent)?.id ?? '';
    await owner.post(document(article, '/take-back'));
    expect(await find(article)).toMatchObject({ state: 'draft' });
    expect((await owner.delete(document(article))).status).toBe(204);
    await owner.post(document(article, '/restore'));
    expect(await find(article)).toMatchObject({ state: 'draft' });
  });
});

describe('A preview link', () => {
  it('shows the draft to anyone who has it, for seven days', async () => {
    const { id } = await create('previewed', { title: 'Not yet "public"', slug: '' });
    const { body } = await helper.post<{ url: string; expiresAt: string }>(document(id, '/preview-link'));
    const answer = await fetch(body.url.replace(shop.configuration.publicUrl, shop.url));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const html = await answer.text();
    expect(html).toContain('<p>Rest is <em>work</em>.</p>');
    expect(html).toContain('Not yet “public”');
    expect(html).not.toMatch(/<script|index, follow/);
    const token = body.url.split('/').at(-1) ?? '';
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(body.expiresAt));
    expect(await shop.app.get(DocumentPreviews).show(token)).toBeUndefined();
    clock.mockRestore();
    expect((await fetch(`${shop.url}/preview/${token}x`)).status).toBe(404);
    const value = written('', { body: { markdown: 'So <b>bold</b>' } });
    expect((await owner.put(at(id, '/draft'), { revision: 1, value })).status).toBe(200);
    expect((await fetch(`${shop.url}/preview/${token}`)).status).toBe(422);
    await owner.delete(document(id));
    expect((await fetch(`${shop.url}/preview/${token}`)).status).toBe(404);
  });
});

describe('The bin', () => {
  it('keeps an article for thirty days', async () => {
    const { id } = await create('binned');
    const { id: kept } = await create('kept');
    await owner.delete(document(id));
    await owner.delete(document(kept));
    const draft = { revision: 1, value: written('binned') };
    expect(sentence(await owner.put(at(id, '/draft'), draft))).toEqual([
      409,
      'This text is in the bin. Please restore it first.',
    ]);
    await shop.pool.query(`UPDATE documents SET binned_at = now() - interval '31 days' WHERE id = $1`, [id]);
    await shop.app.get(BinnedDocuments).remove();
    expect((await owner.get(at(id))).status).toBe(404);
    expect(await find(kept)).toMatchObject({ state: 'binned' });
  });
});

describe('Categories', () => {
  it('are hers to add, rename and remove', async () => {
    const added = await owner.post<CategoryDto[]>(CATEGORIES, { label: 'The Garden' });
    expect(added.body.at(-1)).toEqual({
      id: 'the-garden',
      label: 'The Garden',
      isFromContent: false,
      articles: 0,
    });
    expect((await owner.post(CATEGORIES, { label: 'the garden' })).status).toBe(409);
    expect((await owner.post(CATEGORIES, { label: '…' })).status).toBe(422);
    const { id } = await create('in-garden', { category: 'the-garden' });
    expect((await owner.delete(`${CATEGORIES}/the-garden`)).status).toBe(409);
    await owner.delete(document(id));
    await owner.put(`${CATEGORIES}/the-garden`, { label: 'Garden' });
    const renamed = await owner.put<CategoryDto[]>(`${CATEGORIES}/faith`, { label: 'Belief' });
    expect(renamed.body.find((category) => category.id === 'faith')).toMatchObject({ label: 'Belief' });
    expect((await owner.delete(`${CATEGORIES}/the-garden`)).status).toBe(204);
    expect((await owner.delete(`${CATEGORIES}/faith`)).status).toBe(409);
  });
});
