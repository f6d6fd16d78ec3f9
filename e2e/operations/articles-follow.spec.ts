import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';

import { openSession, ownerSettings } from '../owner.js';
import { type Site, startSite } from '../site.js';
import { SiteProcess } from '../site-process.js';

const ARTICLES = '/api/admin/articles';
const DOCUMENTS = '/api/admin/documents';
const FILES = ['/blog', '/blog/feed.json', '/sitemap.xml', '/search-index.json'];

interface Article {
  id: string;
  path: string;
  revision: number;
  value: { title: string; slug: string };
}

/** Through the socket of the site's own server. */
async function databaseUrl({ dataDir }: Site): Promise<string> {
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const [, , , port, host = ''] = lines;
  return `postgresql://lectern@localhost:${port}/lectern?host=${encodeURIComponent(host)}`;
}

/** Two web processes; what the owner does in the first is read from the second. */
test.describe('an article of the owner’s @trial', () => {
  let site: Site;
  let second: SiteProcess;
  let owner: APIRequestContext;

  test.beforeAll(async () => {
    site = await startSite(ownerSettings);
    const settings = { ROLE: 'web', DATABASE_URL: await databaseUrl(site), PUBLIC_URL: site.url };
    second = await (await SiteProcess.start(site.dataDir, settings)).ready();
    owner = await requests.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { origin: site.url },
    });
    await openSession(owner, site.url);
  });
  test.afterAll(async () => {
    await owner?.dispose();
    await second?.end('SIGTERM');
    await site?.stop();
  });

  const answer = (address: string) => fetch(second.url + address, { redirect: 'manual' });
  const text = async (address: string) => (await answer(address)).text();
  const soon = (value: () => Promise<unknown>) => expect.poll(value, { intervals: [50] });
  const create = async (value: object, calls = ARTICLES) => {
    const id = randomUUID();
    await owner.put(`${calls}/${id}/draft`, { data: { revision: 0, value } });
    return id;
  };
  const publish = async (id: string, revision: number) => {
    const published = await owner.post(`${DOCUMENTS}/${id}/publish`, { data: { revision } });
    expect(published.status(), await published.text()).toBe(204);
  };

  test('is on the blog, in feeds, sitemap and search, moves with its address, and leaves with it', async () => {
    const [known] = (await (await owner.get(ARTICLES)).json()) as Article[];
    const { value } = (await (await owner.get(`${ARTICLES}/${known?.id}`)).json()) as Article;
    const written = { ...value, slug: 'a-test', title: 'It\'s a "test"', body: { markdown: 'One *word*.' } };
    const id = await create(written);
    await publish(id, 1);
    await soon(() => text('/blog/a-test')).toContain('<p>One <em>word</em>.</p>');
    for (const file of FILES) expect(await text(file)).toContain('/blog/a-test');
    const data = { revision: 2, value: { ...written, slug: 'a-moved-test' } };
    const saved = (await (await owner.put(`${ARTICLES}/${id}/draft`, { data })).json()) as Article;
    await publish(id, saved.revision);
    await soon(async () => (await answer('/blog/a-test')).headers.get('location')).toBe('/blog/a-moved-test');
    for (const file of FILES) expect(await text(file)).toContain('/blog/a-moved-test');
    await owner.delete(`${DOCUMENTS}/${id}`);
    await soon(async () => (await answer('/blog/a-moved-test')).status).toBe(404);
    for (const file of FILES) expect(await text(file)).not.toContain('a-moved-test');
  });

  test('replaces the content’s, and is gone in the bin', async () => {
    const [{ id, path: address } = { id: '', path: '' }] = (
      (await (await owner.get(ARTICLES)).json()) as Article[]
    ).filter((article) => article.path === '/blog/bankruptcy-myths');
    const { value } = (await (await owner.get(`${ARTICLES}/${id}`)).json()) as Article;
    const data = { revision: 0, value: { ...value, title: 'Hers over the file' } };
    const saved = (await (await owner.put(`${ARTICLES}/${id}/draft`, { data })).json()) as Article;
    expect(await text(address)).not.toContain('Hers over the file');
    await publish(id, saved.revision);
    await soon(() => text(address)).toContain('Hers over the file');
    await owner.delete(`${DOCUMENTS}/${id}`);
    await soon(async () => (await answer(address)).status).toBe(404);
  });

  test('may be a page instead, in the menu and the sitemap', async () => {
    const value = {
      title: 'Reading group guide',
      slug: 'guide',
      description: 'Ten questions for an evening with one of my books.',
      body: { markdown: '1. Who speaks?' },
      label: 'Guide',
      isInMenu: true,
      isInFooter: true,
      isIndexed: true,
    };
    const id = await create(value, '/api/admin/pages');
    await publish(id, 1);
    await soon(() => text('/guide')).toContain('<li>Who speaks?</li>');
    expect(await text('/sitemap.xml')).toContain('/guide</loc>');
    await soon(() => text('/about')).toContain('<a href="/guide"');
    await owner.post(`${DOCUMENTS}/${id}/take-back`);
    await soon(async () => (await answer('/guide')).status).toBe(404);
  });
});
