import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentOfSize, openUndrawn } from '@lectern/catalogue/testing';
import type { SearchIndex } from '@lectern/widget-kit';

import type { RenderedSite } from './prerender.js';

const title = 'A very long title '.repeat(8).slice(0, 140);
const content = await contentOfSize({ books: 40, articles: 120, title });
content.use();
await openUndrawn();
const { renderTestSite } = await import('../testing/render-test-site.js');

const pathsOfArticles = (html: string) =>
  [...html.matchAll(/<h3>(?:<a href="(\/blog\/article-\d+)"|[^<]*<)/g)].flatMap(([, path]) => path ?? []);

describe('A site with 40 books and 120 articles', () => {
  let site: RenderedSite;
  let remove = async () => {};

  beforeAll(async () => {
    ({ site, remove } = await renderTestSite());
  });
  afterAll(async () => {
    await remove();
    await content.remove();
  });

  const htmlOf = (path: string) => site.pages.find((page) => page.path === path)?.html ?? `no ${path}`;
  const mainOf = (path: string) => /<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? `no main on ${path}`;
  const fileAt = (path: string) => site.files.find((file) => file.path === path)?.body ?? `no ${path}`;

  it('shows the first eight books at home and in the menu, and leads to the rest', () => {
    const main = mainOf('/');
    expect(main.match(/<article[^>]*palette-/g)?.length).toBeGreaterThanOrEqual(8);
    expect(main.match(/aria-roledescription="slide"/g)).toHaveLength(8);
    expect(main).toContain('1 of 8');
    expect(main).toMatch(/<a href="\/books"[^>]*>All Books/);
    expect(main).not.toContain('/book-9"');
    const menu = /<header.*?<\/header>/s.exec(htmlOf('/about'))?.[0] ?? '';
    const linked = [...menu.matchAll(/class="cover-([a-z0-9-]+)"/g)].map(([, id]) => id);
    expect(linked).toHaveLength(8);
    expect(menu).not.toContain('book-9');
  });

  it.each(['/books', '/shop'])(
    'lists all of them on %s, with covers that load when they come into view',
    (path) => {
      const main = mainOf(path);
      expect(main).toContain('Book 40');
      expect(main.match(/loading="lazy"/g)?.length).toBeGreaterThanOrEqual(38);
    },
  );

  it('has the colors of other covers only where they appear', () => {
    expect(htmlOf('/books')).toContain('.cover-book-40{');
    expect(htmlOf('/about')).not.toContain('book-40');
  });

  it('has all books in the search and the sitemap', () => {
    const { entries } = JSON.parse(fileAt('/search-index.json')) as SearchIndex;
    expect(entries.filter(({ type }) => type === 'book')).toHaveLength(40);
    for (const path of [
      '/book-40',
      '/books/book-40',
      '/blog/article-1',
      '/blog/page/10',
      '/blog/category/faith',
    ])
      expect(fileAt('/sitemap.xml')).toContain(`${path}</loc>`);
  });

  it('pages the articles, each once, newest first', () => {
    const pages = Array.from({ length: 10 }, (_none, at) => (at === 0 ? '/blog' : `/blog/page/${at + 1}`));
    const listed = pages.flatMap((path) => pathsOfArticles(mainOf(path)));
    expect(listed).toEqual(Array.from({ length: 117 }, (_none, at) => `/blog/article-${117 - at}`));
    expect(mainOf('/blog').match(/<article/g)).toHaveLength(15);
    expect(site.pages.some(({ path }) => path === '/blog/page/11')).toBe(false);
  });

  it('links each page of articles to its neighbors, and marks the current one', () => {
    const html = htmlOf('/blog/page/2');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/blog/page/2">');
    expect(html).toMatch(/<title>[^<]+ \(page 2\)<\/title>/);
    expect(html).toContain('index, follow');
    expect(html).toMatch(/<a (?=[^>]*href="\/blog")[^>]*rel="prev"/);
    expect(html).toMatch(/<a (?=[^>]*href="\/blog\/page\/3")[^>]*rel="next"/);
    expect(html).toMatch(/<a (?=[^>]*aria-current="page")[^>]*aria-label="Page 2"/);
    expect(html).toContain('Page 2 of 10');
    expect(html).not.toContain('id="featured-title"');
  });

  it('has pages of each category over all articles', () => {
    const listed = [
      '/blog/category/legal',
      '/blog/category/legal/page/2',
      '/blog/category/legal/page/3',
    ].flatMap((path) => pathsOfArticles(mainOf(path)));
    expect(new Set(listed).size).toBe(30);
    expect(mainOf('/blog/category/legal')).toMatch(/<a (?=[^>]*aria-current="true")[^>]*>Legal Guidance/);
    expect(htmlOf('/blog/category/legal')).toMatch(/<title>Legal Guidance \| /);
  });

  it('shows related articles of the same category', () => {
    const more = /<nav[^>]*onwards-title.*?<\/nav>/s.exec(htmlOf('/blog/article-60'))?.[0] ?? '';
    const linked = [...more.matchAll(/href="\/blog\/article-(\d+)"/g)].map(([, at]) => Number(at));
    expect(linked).toEqual([61, 59, 120, 116]);
  });

  it('limits the feeds to the newest articles', () => {
    const { items } = JSON.parse(fileAt('/blog/feed.json')) as { items: { url: string }[] };
    expect(items).toHaveLength(50);
    expect(items[0]?.url).toMatch(/article-120$/);
    expect(fileAt('/blog/rss.xml').match(/<item>/g)).toHaveLength(50);
  });

  it('keeps a title of 140 characters whole on pages and in structured data', () => {
    for (const path of [
      '/',
      '/books',
      '/shop',
      '/finding-peace',
      '/books/finding-peace',
      '/blog',
      '/blog/article-120',
    ])
      expect([path, mainOf(path).includes(title)]).toEqual([path, true]);
    for (const path of ['/finding-peace', '/blog/article-120']) {
      const data = htmlOf(path).split('application/ld+json').slice(1).join();
      expect([path, data.includes(JSON.stringify(title))]).toEqual([path, true]);
    }
  });

  it('keeps pages small', () => {
    const bytes = (path: string) => Buffer.byteLength(htmlOf(path));
    expect(bytes('/about')).toBeLessThan(100_000);
    expect(bytes('/books')).toBeLessThan(300_000);
    expect(bytes('/blog')).toBeLessThan(150_000);
  });
});
