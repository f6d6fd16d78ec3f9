import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';

import {
  ghostExport,
  OLD_SITE,
  SECRET,
  SUBSTACK_COLUMNS,
  wxr,
  WXR_END,
  WXR_HEAD,
  wxrItem,
} from '../../testing/exports.js';
import type { ExportedText, ExportEntry } from './exported-text.js';
import { openExport } from './open-export.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'exports-'));
});
afterAll(() => rm(folder, { recursive: true }));

const asFile = async (name: string) => {
  const file = path.join(folder, name);
  return { name, path: file, sizeBytes: (await stat(file)).size };
};

async function fileWith(content: string | Uint8Array, name = 'export.xml') {
  await writeFile(path.join(folder, name), content);
  return asFile(name);
}

async function read(...contents: readonly (string | Uint8Array)[]): Promise<ExportEntry[]> {
  const files = [];
  for (const [at, content] of contents.entries())
    files.push(await fileWith(content, at === 0 ? 'export.xml' : `export-${at + 1}.xml`));
  const opened = await openExport(files);
  try {
    const entries: ExportEntry[] = [];
    for await (const entry of opened.entries()) entries.push(entry);
    return entries;
  } finally {
    opened.close();
  }
}

const textsOf = async (...contents: readonly (string | Uint8Array)[]) =>
  (await read(...contents)) as ExportedText[];

const failureOf = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    (error: Error) => error.message,
  );

const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? Buffer.from(content) : content,
      ]),
    ),
  );

describe('WordPress exports', () => {
  it('give posts and pages with their dates, terms, pictures and old addresses', async () => {
    const [post, page] = await textsOf(
      wxr(
        {
          id: 12,
          title: 'Quiet  mornings',
          slug: 'quiet-mornings',
          html: 'One.\n\nTwo ]]> three.',
          categories: ['Home'],
          tags: ['Rest', 'Faith'],
          meta: { _thumbnail_id: '77', _yoast_wpseo_title: 'Mornings', _yoast_wpseo_metadesc: 'About rest' },
        },
        { id: 13, type: 'page', slug: 'team', link: `${OLD_SITE}/about/team/`, parent: 11 },
        {
          id: 77,
          type: 'attachment',
          more: `<wp:attachment_url>${OLD_SITE}/up/sun.jpg</wp:attachment_url>`,
          meta: { _wp_attachment_image_alt: 'The sun' },
        },
      ),
    );
    expect(post).toEqual({
      kind: 'article',
      source: 'wordpress',
      sourceId: 'wordpress:old.example.com:12',
      place: 'export.xml, 10',
      title: 'Quiet mornings',
      slug: 'quiet-mornings',
      html: 'One.\n\nTwo ]]> three.',
      excerpt: '',
      state: 'published',
      publishedAt: new Date('2019-03-04T10:00:00Z'),
      tags: ['Rest', 'Faith'],
      categories: ['Home'],
      picture: { src: `${OLD_SITE}/up/sun.jpg`, alt: 'The sun' },
      oldAddresses: ['/2019/03/quiet-mornings/', '/?p=12'],
      searchTitle: 'Mornings',
      searchDescription: 'About rest',
      parentId: null,
    });
    expect(page).toMatchObject({
      kind: 'page',
      parentId: 'wordpress:old.example.com:11',
      oldAddresses: ['/about/team/', '/?page_id=13'],
    });
  });

  it('may have drafts without address and date, control characters, and undeclared entities', async () => {
    const [draft] = await textsOf(
      wxr({
        id: 5,
        status: 'draft',
        slug: '',
        link: `${OLD_SITE}/?p=5`,
        date: '0000-00-00 00:00:00',
        html: 'a\u0000b\u000Bc',
      }).replaceAll('Mon, 04 Mar 2019 10:00:00 +0000', 'Mon, 30 Nov -0001 00:00:00 +0000'),
    );
    expect(draft).toMatchObject({
      state: 'draft',
      slug: null,
      publishedAt: null,
      html: 'abc',
      oldAddresses: [],
    });
    const [odd] = await textsOf(wxr({ id: 6, more: '<x>a&nbsp;b&#0;</x>' }));
    expect(odd?.sourceId).toBe('wordpress:old.example.com:6');
  });

  it('may be several files; pictures are found in any of them', async () => {
    const picture = {
      id: 9,
      type: 'attachment',
      more: `<wp:attachment_url>${OLD_SITE}/up/9.jpg</wp:attachment_url>`,
    };
    const texts = await textsOf(wxr({ id: 1, meta: { _thumbnail_id: '9' } }), wxr({ id: 2 }, picture));
    expect(texts.map(({ place, picture: found }) => [place, found?.src])).toEqual([
      ['export.xml, 10', `${OLD_SITE}/up/9.jpg`],
      ['export-2.xml, 10', undefined],
    ]);
  });

  it('say by line which entries have no place here', async () => {
    const entries = await read(
      wxr(
        { id: 1, type: 'product', title: 'Mug' },
        { id: 2, status: 'trash', title: 'Gone' },
        { id: 3, type: 'nav_menu_item' },
        { id: 4, status: 'private' },
      ),
    );
    expect(entries.map((entry) => ('fault' in entry ? entry.fault : entry.state))).toEqual([
      { code: 'OTHER_TYPE', params: { type: 'product', title: 'Mug' } },
      { code: 'IN_OTHER_BIN', params: { title: 'Gone' } },
      'draft',
    ]);
  });

  it('keep texts with a password from visitors', async () => {
    const [text] = await textsOf(
      wxr({ id: 1 }).replace('<wp:post_password><![CDATA[]]>', '<wp:post_password><![CDATA[secret]]>'),
    );
    expect(text?.state).toBe('draft');
  });

  it('count up to the line where they are broken', async () => {
    const broken = `${WXR_HEAD}${wxrItem({ id: 1 })}<item><title>Half</tit<e></item>${wxrItem({ id: 2 })}${WXR_END}`;
    const entries = await read(broken);
    expect(entries).toHaveLength(2);
    expect(entries[1]).toEqual({
      place: 'export.xml, 28',
      fault: { code: 'BROKEN_FILE', params: { line: 28 } },
    });
    const cut = await read(wxr({ id: 1 }, { id: 2 }).slice(0, -400));
    expect(cut.map((entry) => ('fault' in entry ? entry.fault.code : entry.sourceId))).toEqual([
      'wordpress:old.example.com:1',
      'BROKEN_FILE',
    ]);
  });

  it('are refused with entities of their own, and with a text without end', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`;
    expect(await failureOf(bomb)).toMatch(/declares entities of its own/);
    const endless = `${WXR_HEAD}<item><title>${'x'.repeat(6_000_000)}`;
    expect(await failureOf(endless)).toMatch(/has a text that is too long, near line 10/);
  });

  it('of 50,000 entries are streamed in bounded memory', async () => {
    const COUNT = 50_000;
    const html = 'All work is quiet. '.repeat(100);
    function* content() {
      yield WXR_HEAD;
      for (let id = 1; id <= COUNT; id += 1) yield wxrItem({ id, html });
      yield WXR_END;
    }
    await pipeline(Readable.from(content()), createWriteStream(path.join(folder, 'large.xml')));
    const opened = await openExport([await asFile('large.xml')]);
    let count = 0;
    let highest = 0;
    const before = process.memoryUsage().heapUsed;
    for await (const _entry of opened.entries()) {
      count += 1;
      if (count % 5_000 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed - before);
    }
    expect(count).toBe(COUNT);
    expect(highest).toBeLessThan(150 * 1_024 ** 2);
  }, 120_000);
});

describe('Ghost exports', () => {
  const POST = {
    id: '64a',
    uuid: 'u-1',
    title: 'Rest',
    slug: 'rest',
    html: '<p>Rest</p>',
    lexical: '{"root":{}}',
    feature_image: '__GHOST_URL__/content/images/sun.jpg',
    custom_excerpt: 'Short',
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: '2021-05-01T08:00:00.000Z',
  };

  it('give texts with their tags and what search engines show, and no secrets', async () => {
    const entries = await read(
      ghostExport(
        [POST, { ...POST, id: '64b', uuid: 'u-2', type: 'page', slug: 'untitled', status: 'draft' }],
        {
          tags: [
            { id: 't1', name: 'Faith' },
            { id: 't2', name: '#internal' },
            { id: 't3', name: 'Home' },
          ],
          posts_tags: [
            { post_id: '64a', tag_id: 't3', sort_order: 1 },
            { post_id: '64a', tag_id: 't1', sort_order: 0 },
            { post_id: '64a', tag_id: 't2', sort_order: 2 },
          ],
          posts_meta: [{ post_id: '64a', meta_title: 'On rest', feature_image_alt: 'The sun' }],
        },
      ),
    );
    expect(entries[0]).toMatchObject({
      sourceId: 'ghost:u-1',
      tags: ['Faith', 'Home'],
      searchTitle: 'On rest',
      excerpt: 'Short',
      picture: { src: '__GHOST_URL__/content/images/sun.jpg', alt: 'The sun' },
      publishedAt: new Date('2021-05-01T08:00:00Z'),
      oldAddresses: ['/rest/'],
    });
    expect(entries[1]).toMatchObject({ kind: 'page', state: 'draft', slug: null });
    expect(JSON.stringify(entries)).not.toContain(SECRET);
  });

  it('of any age are read', async () => {
    const [old] = await textsOf(
      ghostExport(
        [
          {
            id: 7,
            title: 'Old',
            slug: 'old',
            html: '<p>x</p>',
            markdown: 'x',
            page: 1,
            status: 'published',
            published_at: 1_400_000_000_000,
            image: '/content/images/a.png',
          },
        ],
        { isOld: true, tags: [{ id: 1, name: 'A' }], posts_tags: [{ post_id: 7, tag_id: 1 }] },
      ),
    );
    expect(old).toMatchObject({
      sourceId: 'ghost:7',
      kind: 'page',
      tags: ['A'],
      publishedAt: new Date(1_400_000_000_000),
      picture: { src: '/content/images/a.png', alt: '' },
    });
  });

  it('come as drafts if only members may read them, and are named if they have no HTML', async () => {
    const entries = await read(
      ghostExport([
        { ...POST, visibility: 'paid' },
        { ...POST, id: 'x', uuid: 'u-3', html: null },
      ]),
    );
    expect(entries[0]).toMatchObject({ state: 'draft' });
    expect(entries[1]).toMatchObject({ fault: { code: 'NO_HTML', params: { title: 'Rest' } } });
  });

  it('may be ZIP files with pictures', async () => {
    const file = await fileWith(
      zip({ 'data/ghost.json': ghostExport([POST]), 'content/images/sun.jpg': 'picture' }),
      'ghost.zip',
    );
    const opened = await openExport([file]);
    expect([opened.source, opened.hasPicture('content/images/sun.jpg'), opened.hasPicture('x')]).toEqual([
      'ghost',
      true,
      false,
    ]);
    const stream = await opened.picture('content/images/sun.jpg');
    expect(Buffer.concat(await stream!.toArray()).toString()).toBe('picture');
    opened.close();
  });

  it('get a sentence if they are cut off', async () => {
    expect(await failureOf(ghostExport([POST]).slice(0, -40))).toMatch(/is damaged or cut off/);
    expect(await failureOf('{"db": nonsense')).toMatch(/is damaged or cut off/);
  });
});

describe('Substack exports', () => {
  it('give texts of their list, and drafts for paying subscribers', async () => {
    const list = [
      SUBSTACK_COLUMNS,
      '11.first-light,2022-01-02T03:04:05.000Z,true,,,newsletter,everyone,First light,A start,',
      '12.paid,2022-02-02T03:04:05.000Z,true,,,newsletter,only_paid,Paid,,',
      '13,,false,,,newsletter,everyone,,,',
      '14.lost,,true,,,newsletter,everyone,Lost,,',
    ].join('\n');
    const entries = await read(
      zip({
        'posts.csv': list,
        'posts/11.first-light.html': '<p>Light</p>',
        'posts/12.paid.html': '<p>Paid</p>',
        'posts/13.html': '<p>Draft</p>',
      }),
    );
    expect(entries[0]).toMatchObject({
      sourceId: 'substack:11',
      slug: 'first-light',
      html: '<p>Light</p>',
      excerpt: 'A start',
      state: 'published',
      publishedAt: new Date('2022-01-02T03:04:05Z'),
      oldAddresses: ['/p/first-light'],
      place: 'export.xml, 2',
    });
    expect(entries[1]).toMatchObject({ state: 'draft' });
    expect(entries[2]).toMatchObject({ state: 'draft', slug: null });
    expect(entries[3]).toMatchObject({ fault: { code: 'NO_TEXT', params: { title: 'Lost' } } });
  });
});

describe('Other files', () => {
  it('are refused with a sentence', async () => {
    expect(await failureOf('')).toMatch(/is no export of WordPress, Ghost or Substack/);
    expect(await failureOf('name,email\na,b')).toMatch(/is no export/);
    expect(await failureOf('<!doctype html><p>Hello')).toMatch(/is no export/);
    expect(await failureOf(zip({ 'a.txt': 'x' }))).toMatch(/is no export/);
    expect(await failureOf(Buffer.from('PK\u0003\u0004 cut'))).toMatch(/damaged ZIP file/);
    await expect(read(wxr({ id: 1 }), ghostExport([]))).rejects.toThrow(/different services/);
    await expect(read(ghostExport([]), ghostExport([]))).rejects.toThrow(/one export of this service/);
  });

  it('are refused if they unpack to far more than they are, or lead outside', async () => {
    expect(await failureOf(zip({ 'a.xml': Buffer.alloc(80 * 1_024 ** 2) }))).toMatch(
      /far more than a site holds/,
    );
    expect(await failureOf(zip({ '../../etc/a.xml': wxr({ id: 1 }) }))).toMatch(/addresses outside of it/);
  });

  it('are refused if they are damaged inside', async () => {
    const bytes = zip({ 'a.xml': wxr(...Array.from({ length: 50 }, (_, at) => ({ id: at + 1 }))) });
    bytes.fill(0xff, 100, 300);
    expect(await failureOf(bytes)).toMatch(/damaged ZIP file/);
  });
});
