import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { randomUUID } from 'node:crypto';

import sharp from 'sharp';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { type ArticleValue, emptyArticle } from './article-value.js';
import { PublishedArticles } from './published-articles.js';

let shop: RunningShop;
let owner: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
});
afterAll(() => shop.stop());

const written = (slug: string, more: Partial<ArticleValue>): ArticleValue => ({
  ...emptyArticle,
  title: 'On Rest',
  slug,
  excerpt: 'Why rest is work.',
  body: { markdown: 'Rest is *work*.' },
  ...more,
});
const save = (id: string, revision: number, value: ArticleValue) =>
  owner.put(`/api/admin/articles/${id}/draft`, { revision, value });
const create = async (slug: string, more: Partial<ArticleValue>) => {
  const id = randomUUID();
  await save(id, 0, written(slug, more));
  return { id };
};
const publish = (id: string, revision: number) =>
  owner.post(`/api/admin/documents/${id}/publish`, { revision });

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
    expect((await publish(id, 1)).status).toBe(204);
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
    expect((await publish(id, 1)).status).toBe(204);
    expect(await shown('document')).toBe('<p>From the editor.</p>');
    const link = { ...text('x'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] };
    const bad = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
    const refused = await create('bad-document', { body: { document: bad } });
    expect((await publish(refused.id, 1)).status).toBe(422);
  });
});

describe('The picture of an article', () => {
  it('keeps its focal point in view, on its dominant color', async () => {
    const id = '11111111111111111111111111111111';
    await shop.pool.query(
      `INSERT INTO pictures (id, file_name, kind, state, width, height, size_bytes, widths, fallback,
         dominant_color, focus_x, focus_y)
       VALUES ($1, 'y.jpg', 'jpeg', 'ready', 800, 600, 1, '{360}', 'jpg', '#336699', 0.25, 0.8)`,
      [id],
    );
    const picture = { src: `/pictures/${id}`, alt: 'A boat' };
    const { id: article } = await create('with-picture', { picture });
    await publish(article, 1);
    const { blog } = await shop.app.get(PublishedArticles).read();
    const found = blog.articles.find(({ slug }) => slug === 'with-picture');
    expect(found?.picture).toMatchObject({ dominantColor: '#336699', focus: '25% 80%', alt: 'A boat' });
  });
});

describe('The picture of a link preview', () => {
  const socialImage = async (slug: string) => {
    const { blog } = await shop.app.get(PublishedArticles).read();
    return blog.articles.find((article) => article.slug === slug)?.socialImage ?? '';
  };

  it('is made from the title of the published version', async () => {
    const { id } = await create('shared', { title: 'The Lamp' });
    expect((await publish(id, 1)).status).toBe(204);
    const address = await socialImage('shared');
    const [first, again] = await Promise.all([fetch(shop.url + address), fetch(shop.url + address)]);
    const drawn = Buffer.from(await first.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await again.arrayBuffer()).equals(drawn)).toBe(true);

    const value = written('shared', { title: 'The Candle' });
    await save(id, 2, value);
    expect((await publish(id, 3)).status).toBe(204);
    expect(await socialImage('shared')).not.toBe(address);
    expect((await fetch(shop.url + address)).status).toBe(404);
    const other = Buffer.from(await (await fetch(shop.url + (await socialImage('shared')))).arrayBuffer());
    expect(other.equals(drawn)).toBe(false);
  });
});
