import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { zipSync } from 'fflate';

import { PublicAddresses } from '../imported-pictures/public-addresses.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { ghostExport, wxr, type WxrPost } from '../../testing/exports.js';
import { ImportsAdmin } from '../../testing/imports-admin.js';
import { blackPng } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const file = (...posts: readonly WxrPost[]) => ({ name: 'export.xml', content: wxr(...posts) });

const POSTS: readonly WxrPost[] = [
  {
    id: 12,
    title: 'Quiet mornings',
    slug: 'quiet-mornings',
    html: 'First <em>light</em>.\nSecond line.\n\nA <a href="/about/">page</a>.',
    categories: ['Rest & Faith'],
    tags: ['Sabbath'],
  },
  { id: 13, status: 'draft', slug: '', title: 'Half a thought' },
  { id: 14, type: 'page', slug: 'old-friends', title: 'Old friends', html: '<p>We met.</p>' },
  { id: 15, title: '', html: '' },
  { id: 16, title: 'No text', html: '' },
  { id: 12, title: 'Again' },
  { id: 17, type: 'product', title: 'Mug' },
];

describe('Imported articles', () => {
  let shop: RunningShop;
  let staff: ApiSession;
  let imports: ImportsAdmin;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    staff = await signInOwner(shop);
    imports = new ImportsAdmin(staff);
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.pool.query('TRUNCATE documents, import_batches, article_categories CASCADE'));

  const rowsOf = async (sql: string) =>
    (await shop.pool.query<{ it: string }>(sql)).rows.map(({ it: row }) => row);
  const documents = () =>
    rowsOf(`SELECT concat_ws(' ', d.kind, d.state, w.value ->> 'slug', w.value ->> 'category', v.number) AS it
      FROM documents d JOIN document_drafts w ON w.document_id = d.id
      LEFT JOIN document_versions v ON v.document_id = d.id AND v.number = d.published_version
      ORDER BY w.value ->> 'slug'`);
  const idOf = async (slug: string) =>
    (await rowsOf(`SELECT document_id AS it FROM document_drafts WHERE value ->> 'slug' = '${slug}'`))[0] ??
    '';
  const bodyOf = async (slug: string) =>
    (
      await rowsOf(
        `SELECT value -> 'body' ->> 'markdown' AS it FROM document_drafts WHERE value ->> 'slug' = '${slug}'`,
      )
    )[0];

  it('of WordPress come as articles, pages and drafts, after a dry run that says so by row', async () => {
    const checked = await imports.check('articles', [file(...POSTS)]);
    const rows = [
      'export.xml, 10 new',
      'export.xml, 32 new AS_DRAFT',
      'export.xml, 51 new',
      'export.xml, 70 skipped EMPTY',
      'export.xml, 89 new DRAFT_NO_EXCERPT',
      'export.xml, 108 skipped DOUBLE',
      'export.xml, 127 refused OTHER_TYPE',
    ];
    expect(await imports.rows(checked.id)).toEqual(rows);
    expect([checked.source, checked.counts.outcomes]).toEqual([
      'wordpress',
      { new: 4, skipped: 2, refused: 1 },
    ]);
    expect(await documents()).toEqual([]);
    await imports.post(checked.id, 'start');
    await imports.reach(checked.id, 'done');
    expect(await imports.rows(checked.id)).toEqual(rows);
    expect(await documents()).toEqual([
      'article draft half-a-thought',
      'page published old-friends 1',
      'article draft post-16',
      'article published quiet-mornings rest-faith 1',
    ]);
    expect(await bodyOf('quiet-mornings')).toBe(
      'First *light*.\\\nSecond line.\n\nA [page](https://old.example.com/about/).',
    );
    expect(
      await rowsOf(
        `SELECT first_published_at::date::text AS it FROM documents WHERE slug = 'quiet-mornings'`,
      ),
    ).toEqual(['2019-03-04']);
  });

  it('have their old addresses, which lead to published ones', async () => {
    await imports.run('articles', [file(...POSTS)]);
    const addresses = `SELECT concat_ws(' ', a.address, d.state, d.slug) AS it
      FROM document_old_addresses a JOIN documents d ON d.id = a.document_id ORDER BY a.address`;
    expect((await rowsOf(addresses)).filter((row) => row.includes('published'))).toEqual([
      '/2019/03/old-friends published old-friends',
      '/2019/03/quiet-mornings published quiet-mornings',
      '/?p=12 published quiet-mornings',
      '/?page_id=14 published old-friends',
    ]);
  });

  it('come once; a second run updates texts, except those that were changed here', async () => {
    const [post, draft, page] = POSTS as readonly [WxrPost, WxrPost, WxrPost];
    await imports.run('articles', [file(post, draft, page)]);
    const again = await imports.run('articles', [file(post, draft, page)]);
    expect(again.counts.outcomes).toEqual({ unchanged: 3 });
    const id = await idOf('old-friends');
    await shop.pool.query('UPDATE document_drafts SET revision = revision + 1 WHERE document_id = $1', [id]);
    const third = await imports.run('articles', [
      file({ ...post, html: 'Rewritten' }, draft, { ...page, html: '<p>Rewritten</p>' }),
    ]);
    expect(await imports.rows(third.id)).toEqual([
      'export.xml, 10 updated',
      'export.xml, 29 unchanged',
      'export.xml, 48 unchanged CHANGED_HERE',
    ]);
    expect([await bodyOf('quiet-mornings'), await bodyOf('old-friends')]).toEqual(['Rewritten', 'We met.']);
    await imports.undo(third.id);
    expect(await bodyOf('quiet-mornings')).toMatch(/^First/);
  });

  it('are undone as one batch, except those that were changed here', async () => {
    const { id } = await imports.run('articles', [file(...POSTS)]);
    await shop.pool.query('UPDATE document_drafts SET revision = revision + 1 WHERE document_id = $1', [
      await idOf('old-friends'),
    ]);
    expect((await imports.undo(id)).counts.undone).toEqual({ removed: 3, kept: 1 });
    expect(await documents()).toEqual(['page published old-friends 1']);
    const again = await imports.run('articles', [file(...POSTS)]);
    expect(again.counts.outcomes).toEqual({ new: 3, unchanged: 1, skipped: 2, refused: 1 });
  });

  it('get another address if theirs is taken, and drafts alone if she says so', async () => {
    const options = { state: 'draft', categoriesFrom: 'tags', site: 'old.example.com' };
    const { id } = await imports.run(
      'articles',
      [file({ id: 1, slug: 'same', tags: ['Home'] }, { id: 2, slug: 'same' }, { id: 3, slug: 'feed' })],
      options,
    );
    expect(await imports.rows(id)).toEqual([
      'export.xml, 10 new AS_DRAFT',
      'export.xml, 29 new OTHER_ADDRESS',
      'export.xml, 48 new OTHER_ADDRESS',
    ]);
    expect(await documents()).toEqual([
      'article draft feed-2',
      'article draft same home',
      'article draft same-2',
    ]);
  });

  it('come without the entry whose HTML exceeds the limits', async () => {
    const hostile = { id: 2, html: `${'<blockquote>'.repeat(5_000)}deep`, title: 'Deep' };
    const { id } = await imports.run('articles', [file({ id: 1 }, hostile, { id: 3 })]);
    expect(await imports.rows(id)).toEqual([
      'export.xml, 10 new',
      'export.xml, 29 refused UNREADABLE_HTML',
      'export.xml, 48 new',
    ]);
  });

  it('of Ghost say what they lose', async () => {
    const post = { id: 'a', uuid: 'u', title: 'Rest', slug: 'rest', status: 'published', type: 'post' };
    const html =
      '<h1>One</h1><p>Two <b>three</b></p><figure><img src="x.jpg"><figcaption>c</figcaption></figure><script>x</script>';
    const content = ghostExport([{ ...post, html }]);
    const { id } = await imports.run('articles', [{ name: 'ghost.json', content }]);
    expect(await imports.rows(id)).toEqual(['ghost.json, 1 new WITHOUT_PICTURES']);
    expect(await bodyOf('rest')).toBe('## One\n\nTwo **three**');
  });

  describe('with pictures', () => {
    /** Loopback address that these tests treat as public. */
    const PUBLIC = '127.0.0.2';
    let oldSite: http.Server;
    let origin: string;
    let asked: string[];

    beforeAll(async () => {
      shop.app.get(PublicAddresses).inTests.set(PUBLIC, []);
      oldSite = http.createServer(({ url = '' }, response) => {
        asked.push(url);
        if (url.includes('light.png')) response.end(blackPng(12, 9));
        else response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => void oldSite.listen(0, PUBLIC, resolve));
      origin = `http://${PUBLIC}:${(oldSite.address() as AddressInfo).port}`;
    });
    beforeEach(async () => {
      asked = [];
      await shop.pool.query('DELETE FROM pictures');
    });
    afterAll(() => {
      oldSite.closeAllConnections();
      oldSite.close();
    });

    it('bring the originals from the old site, and say which are gone', async () => {
      const html = `[caption id="a" width="300"]<a href="${origin}/light.png"><img src="${origin}/light-300x200.png?w=300" alt="Light"></a> Morning <b>light</b>[/caption]\nWords.\n\n<img src="${origin}/gone.png">`;
      const post = file({ id: 1, slug: 'rest', html });
      const { id } = await imports.run('articles', [post]);
      expect(await imports.rows(id)).toEqual(['export.xml, 10 new WITHOUT_PICTURES']);
      expect(asked.toSorted()).toEqual(['/gone.png', '/light.png']);
      expect(await bodyOf('rest')).toMatch(
        /^!\[Light\]\(\/pictures\/[0-9a-f]{32} "Morning light"\)\n\nWords\.$/,
      );
      const again = await imports.run('articles', [post]);
      expect(again.counts.outcomes).toEqual({ unchanged: 1 });
    });

    it('take those that came with a Ghost export', async () => {
      const post = {
        ...{ id: 'a', uuid: 'u', title: 'Rest', slug: 'rest', status: 'published', type: 'post' },
        feature_image: '__GHOST_URL__/content/images/sun.png',
        html: '<p>One</p><img src="__GHOST_URL__/content/images/size/w600/moon.png" alt="Moon"><img src="__GHOST_URL__/content/images/lost.png">',
      };
      const content = zipSync({
        'data/ghost.json': Buffer.from(ghostExport([post])),
        'content/images/sun.png': blackPng(20, 10),
        'content/images/moon.png': blackPng(21, 10),
      });
      const upload = { name: 'ghost.zip', content: new Uint8Array(content) };
      const { id } = await imports.run('articles', [upload]);
      expect(await imports.rows(id)).toEqual(['data/ghost.json, 1 new WITHOUT_PICTURES']);
      expect(await bodyOf('rest')).toMatch(/^One\n\n!\[Moon\]\(\/pictures\/[0-9a-f]{32}\)$/);
      expect(await rowsOf(`SELECT value -> 'picture' ->> 'src' AS it FROM document_drafts`)).toEqual([
        expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/),
      ]);
    });
  });

  it('refuse invalid options and other files with a sentence', async () => {
    const upload = await imports.upload('articles', file(...POSTS));
    const detailOf = async (options: object) =>
      (await imports.post(upload.body.id, 'check', { options })).body as unknown as { detail: string };
    expect((await detailOf({})).detail).toMatch(/published here, too/);
    expect((await detailOf({ state: 'same' })).detail).toMatch(/where categories come from/);
    const site = { state: 'same', categoriesFrom: 'none', site: 'http://' };
    expect((await detailOf(site)).detail).toMatch(/address of your old site/);
    const { status } = await imports.upload('articles', { name: 'a.csv', content: 'a,b' });
    expect(status).toBe(422);
  });
});
