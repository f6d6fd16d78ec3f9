import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import sharp from 'sharp';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { ArticlePreviews } from './article-previews.js';
import { type ArticleValue, emptyArticle } from './article-value.js';
import type {
  ArticleDto,
  ArticleSummaryDto,
  CategoryDto,
  SavedDraftDto,
  VersionDto,
} from './articles.dto.js';
import { BinnedDocuments } from '../documents/binned-documents.js';
import { PublishedArticles } from './published-articles.js';
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
const written = (slug: string, more: Partial<ArticleValue> = {}): ArticleValue => ({
  ...emptyArticle,
  title: 'On Rest',
  slug,
  excerpt: 'Why rest is work.',
  body: { markdown: 'Rest is *work*.' },
  ...more,
});
const create = async (slug: string, more: Partial<ArticleValue> = {}) => {
  const { status, body } = await owner.post<ArticleDto>(ARTICLES, { value: written(slug, more) });
  expect(status).toBe(201);
  return body;
};
const find = async (id: string) => (await owner.get<ArticleDto>(at(id))).body;
const publish = (id: string, revision: number) => owner.post<ArticleDto>(at(id, '/publish'), { revision });
const sentence = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { detail: string }).detail,
];

describe('A draft', () => {
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
    await owner.post(at(id, '/versions'), { reason: 'saved' });
    await owner.post(at(id, '/versions'), { reason: 'left' });
    await helper.put(at(id, '/draft'), { revision: 1, value: written('versions', { title: 'Two' }) });
    const restored = await helper.post<ArticleDto>(at(id, '/versions/1/restore'));
    expect(restored.body).toMatchObject({ value: { title: 'One' }, revision: 3 });
    const { body } = await owner.get<VersionDto[]>(at(id, '/versions'));
    expect(body.map(({ number, reason, who }) => [number, reason, who])).toEqual([
      [3, 'restored', 'Helper'],
      [2, 'saved', 'Helper'],
      [1, 'saved', 'Eleanor Marsh'],
    ]);
    expect((await owner.get(at(id, '/versions/2'))).body).toMatchObject({ value: { title: 'Two' } });
    expect((await owner.get(at(id, '/versions/9'))).status).toBe(404);
  });

  it('may hold what cannot be published, and says so', async () => {
    const { id, faults } = await create('faulty', { body: { markdown: 'So\n\n<script>alert(1)</script>' } });
    expect(faults).toMatchObject([{ line: 3 }]);
    const refused = await publish(id, 1);
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'PUBLISHING.TEXT_INVALID' }]);
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
    expect(sentence(await owner.post(ARTICLES, { value }))).toEqual([413, 'The body is too large.']);
  });
});

describe('Publishing', () => {
  it('is the owner’s; helpers write drafts', async () => {
    const { id } = await create('by-helper');
    const statuses = await Promise.all([
      helper.get(ARTICLES),
      helper.put(at(id, '/draft'), { revision: 1, value: written('by-helper') }),
      helper.post(at(id, '/publish'), { revision: 2 }),
      helper.post(at(id, '/schedule'), { revision: 2, at: '2099-01-01T09:00' }),
      helper.post(at(id, '/take-back')),
      helper.delete(at(id)),
      helper.post(CATEGORIES, { label: 'Garden' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403]);
  });

  it('of two people at once succeeds for one, and names the reason to the other', async () => {
    const { id } = await create('at-once');
    const answers = await Promise.all([publish(id, 1), publish(id, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await find(id)).toMatchObject({ state: 'published', hasChanges: false, path: '/blog/at-once' });
    expect(sentence(await publish(id, 2))).toEqual([409, 'This text is published already.']);
  });

  it('of changes keeps the published text until then', async () => {
    const { id } = await create('changed');
    const { body } = await publish(id, 1);
    await owner.put(at(id, '/draft'), {
      revision: body.revision,
      value: written('changed', { title: 'New' }),
    });
    const draft = await find(id);
    expect(draft).toMatchObject({ state: 'published', hasChanges: true });
    expect((await publish(id, draft.revision)).body).toMatchObject({ hasChanges: false, title: 'New' });
  });

  it('at a time uses the site’s zone and the text of that moment', async () => {
    const { id } = await create('later');
    expect(sentence(await owner.post(at(id, '/schedule'), { revision: 1, at: '2027-03-14T02:30' }))).toEqual([
      422,
      'There’s no 2027-03-14 02:30 in America/New_York, where clocks are turned forward. Please choose another time.',
    ]);
    const past = await owner.post(at(id, '/schedule'), { revision: 1, at: '2020-01-01T09:00' });
    expect(past.status).toBe(422);
    const scheduled = await owner.post<ArticleDto>(at(id, '/schedule'), {
      revision: 1,
      at: '2099-11-01T01:30',
    });
    expect(scheduled.body).toMatchObject({ state: 'scheduled', scheduledAt: '2099-11-01T05:30:00.000Z' });
    const { revision } = scheduled.body;
    await helper.put(at(id, '/draft'), { revision, value: written('later', { title: 'Unseen' }) });
    await shop.pool.query('UPDATE documents SET scheduled_at = now() WHERE id = $1', [id]);
    await new ShopBooks(shop).workIsDue();
    const published = await eventually('the article to be published', async () => {
      const found = await find(id);
      return found.state === 'published' ? found : undefined;
    });
    expect(published).toMatchObject({ hasChanges: true });
    const { rows } = await shop.pool.query(
      `SELECT value ->> 'title' AS title FROM documents JOIN document_versions
        ON document_id = id AND number = published_version WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ title: 'On Rest' }]);
  });

  it('at a time can be called off', async () => {
    const { id } = await create('called-off');
    await owner.post(at(id, '/schedule'), { revision: 1, at: '2099-01-01T09:00' });
    expect((await owner.delete(at(id, '/schedule'))).status).toBe(204);
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
    expect((await publish(one.id, 3)).body).toMatchObject({ path: '/blog/moved' });
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
    expect((await owner.get(at(FILE, '/versions'))).body).toMatchObject([{ reason: 'content', who: null }]);
    expect(await find(FILE)).toMatchObject({ hasChanges: true, isFromContent: false, state: 'published' });
    expect((await publish(FILE, 2)).body).toMatchObject({ publishedAt: file.publishedAt, hasChanges: false });
    const { body: after } = await owner.get<ArticleSummaryDto[]>(ARTICLES);
    expect(after.filter(({ id }) => id === FILE)).toHaveLength(1);
  });

  it('is taken back, binned and restored like hers', async () => {
    const { body } = await owner.get<ArticleSummaryDto[]>(ARTICLES);
    const article = body.find(({ isFromContent }) => isFromContent)?.id ?? '';
    expect((await owner.post<ArticleDto>(at(article, '/take-back'))).body).toMatchObject({ state: 'draft' });
    expect((await owner.delete(at(article))).status).toBe(204);
    expect((await owner.post<ArticleDto>(at(article, '/restore'))).body).toMatchObject({ state: 'draft' });
  });
});

describe('The text of an article', () => {
  const shown = async (slug: string) => {
    const { blog } = await shop.app.get(PublishedArticles).read();
    return blog.articles.find((article) => article.slug === slug)?.html;
  };

  it('shows pictures of the library in their sizes, and leaves out missing ones', async () => {
    await shop.pool.query(
      `INSERT INTO pictures (id, file_name, kind, state, width, height, size_bytes, widths, fallback)
       VALUES ('0123456789abcdef0123456789abcdef', 'x.jpg', 'jpeg', 'ready', 800, 600, 1, '{360,720}', 'jpg')`,
    );
    const lines = [
      '![A lamp](/pictures/0123456789abcdef0123456789abcdef "Lit")',
      '![None](/pictures/fedcba9876543210fedcba9876543210)',
      'Words.',
    ];
    const { id } = await create('illustrated', { body: { markdown: lines.join('\n\n') } });
    expect((await publish(id, 1)).status).toBe(200);
    const html = await shown('illustrated');
    expect(html).toContain('/pictures/0123456789abcdef0123456789abcdef/360.avif 360w');
    expect(html).toContain('width="800" height="600" loading="lazy"');
    expect(html).not.toContain('fedcba98');
    expect(html).toContain('<p>Words.</p>');
    await shop.pool.query(`UPDATE pictures SET binned_at = now() WHERE file_name = 'x.jpg'`);
    expect(await shown('illustrated')).not.toContain('<figure');
  });

  it('may be a document of the editor', async () => {
    const text = (words: string) => ({ type: 'text', text: words });
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [text('From the editor.')] }] };
    const { id } = await create('document', { body: { document } });
    expect((await publish(id, 1)).status).toBe(200);
    expect(await shown('document')).toBe('<p>From the editor.</p>');
    const link = { ...text('x'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] };
    const bad = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
    const refused = await create('bad-document', { body: { document: bad } });
    expect((await publish(refused.id, 1)).status).toBe(422);
  });
});

describe('The picture of a link preview', () => {
  const socialImage = async (slug: string) => {
    const { blog } = await shop.app.get(PublishedArticles).read();
    return blog.articles.find((article) => article.slug === slug)?.socialImage ?? '';
  };

  it('is made from the title of the published version', async () => {
    const { id } = await create('shared', { title: 'The Lamp' });
    expect((await publish(id, 1)).status).toBe(200);
    const address = await socialImage('shared');
    const [first, again] = await Promise.all([fetch(shop.url + address), fetch(shop.url + address)]);
    const drawn = Buffer.from(await first.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await again.arrayBuffer()).equals(drawn)).toBe(true);

    const value = written('shared', { title: 'The Candle' });
    await owner.put(at(id, '/draft'), { revision: 2, value });
    expect((await publish(id, 3)).status).toBe(200);
    expect(await socialImage('shared')).not.toBe(address);
    expect((await fetch(shop.url + address)).status).toBe(404);
    const other = Buffer.from(await (await fetch(shop.url + (await socialImage('shared')))).arrayBuffer());
    expect(other.equals(drawn)).toBe(false);
  });
});

describe('A preview link', () => {
  it('shows the draft to anyone who has it, for seven days', async () => {
    const { id } = await create('previewed', { title: 'Not yet "public"', slug: '' });
    const { body } = await helper.post<{ url: string; expiresAt: string }>(at(id, '/preview-link'));
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
    expect(await shop.app.get(ArticlePreviews).show(token)).toBeUndefined();
    clock.mockRestore();
    expect((await fetch(`${shop.url}/preview/${token}x`)).status).toBe(404);
    const value = written('', { body: { markdown: 'So <b>bold</b>' } });
    expect((await owner.put(at(id, '/draft'), { revision: 1, value })).status).toBe(200);
    expect((await fetch(`${shop.url}/preview/${token}`)).status).toBe(422);
    await owner.delete(at(id));
    expect((await fetch(`${shop.url}/preview/${token}`)).status).toBe(404);
  });
});

describe('The bin', () => {
  it('keeps an article for thirty days', async () => {
    const { id } = await create('binned');
    const { id: kept } = await create('kept');
    await owner.delete(at(id));
    await owner.delete(at(kept));
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
    await owner.delete(at(id));
    await owner.put(`${CATEGORIES}/the-garden`, { label: 'Garden' });
    const renamed = await owner.put<CategoryDto[]>(`${CATEGORIES}/faith`, { label: 'Belief' });
    expect(renamed.body.find((category) => category.id === 'faith')).toMatchObject({ label: 'Belief' });
    expect((await owner.delete(`${CATEGORIES}/the-garden`)).status).toBe(204);
    expect((await owner.delete(`${CATEGORIES}/faith`)).status).toBe(409);
  });
});
