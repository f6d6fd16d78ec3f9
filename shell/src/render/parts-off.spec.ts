import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentWithoutParts } from '@lectern/catalogue/testing';
import type { RenderedSite } from './prerender.js';

const content = await contentWithoutParts([
  'audio-previews',
  'blog',
  'chat',
  'embeds',
  'films',
  'legal-companion',
  'newsletter',
  'speaking',
  'starter-kit',
  'test-pages',
]);
content.use();
const { publicFiles } = await import('@lectern/catalogue');
const { renderTestSite } = await import('../testing/render-test-site.js');

const closedPaths = [
  '/audio-previews',
  '/audio-test',
  '/analytics-test',
  '/blog',
  '/blog/404',
  '/download-demo',
  '/embeds',
  '/legal-companion',
  '/legal-companion/404',
  '/speaking',
  '/test-finding-peace',
];

describe('A site without its optional parts', () => {
  let site: RenderedSite;
  let remove = async () => {};

  beforeAll(async () => {
    ({ site, remove } = await renderTestSite());
  });
  afterAll(async () => {
    await remove();
    await content.remove();
  });

  const page = (path: string) => site.pages.find((rendered) => rendered.path === path);
  const offered = () => site.pages.filter(({ status, isProgram }) => status === 200 && !isProgram);

  it.each(closedPaths)('answers %s with 404 and a sentence', (path) => {
    expect(page(path)).toMatchObject({ status: 404, indexed: false });
    expect(page(path)?.html).toContain('This site no longer has it.');
  });

  it('links only to what it has', () => {
    const files = publicFiles.map(({ address }) => address);
    const found = [...site.pages.filter(({ status }) => status === 200), ...site.files].map(
      ({ path }) => path,
    );
    const known = new Set([...files, ...found, ...site.moved.map(({ from }) => from)]);
    const isFile = (path: string) => /^\/(assets|images|favicon|api|files)\b/.test(path);
    for (const { path, html } of offered()) {
      const targets = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(
        ([, to = '']) => to.split(/[?#]/)[0] ?? '',
      );
      expect([path, targets.filter((to) => !known.has(to) && !isFile(to))]).toEqual([path, []]);
    }
  });

  it('has no chat, no newsletter form, no feeds, and no films', () => {
    for (const { path, html } of offered()) {
      const found = [
        'data-chat=""',
        'id="newsletter"',
        'application/rss+xml',
        'data-island="newsletter',
        '<video',
      ];
      expect([path, found.filter((part) => html.includes(part))]).toEqual([path, []]);
    }
  });

  it('has no frames for other pages, and no files of those parts', () => {
    expect(site.frames).toEqual([]);
    const paths = site.files.map(({ path }) => path);
    expect(paths).toEqual(['/sitemap.xml', '/robots.txt', '/search-index.json', '/search-articles.json']);
    const text = site.files.map(({ body }) => body).join();
    expect(closedPaths.filter((path) => text.includes(`${path}"`) || text.includes(`${path}<`))).toEqual([]);
  });

  it('has no empty headings or values', () => {
    for (const { path, html } of offered()) {
      const text = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
      const found = [...text.matchAll(/>(undefined|null|NaN)<|<h[1-6][^>]*><\/h[1-6]>|<ul[^>]*><\/ul>/g)];
      expect([path, found.map(([all]) => all)]).toEqual([path, []]);
    }
  });
});
