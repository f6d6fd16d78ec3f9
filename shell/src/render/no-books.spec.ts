import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentOfSize, openUndrawn } from '@lectern/catalogue/testing';
import type { ChatScript } from '@lectern/widget-kit';

import type { RenderedSite } from './prerender.js';

const content = await contentOfSize({ books: 0 });
content.use();
await openUndrawn();
const { renderTestSite } = await import('../testing/render-test-site.js');

describe('A site without books', () => {
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
  const fileAt = (path: string) => site.files.find((file) => file.path === path)?.body ?? `no ${path}`;

  it.each(['/books', '/shop'])('says on %s that there are none yet, and has nothing to press', (path) => {
    const html = htmlOf(path);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('No books yet</h2>');
    expect(main).not.toMatch(/<(button|select|input|form|ul)\b/);
    expect(html).not.toContain('"ItemList"');
  });

  it('opens with the author’s words, without carousel, book cards or months', () => {
    const html = htmlOf('/');
    expect(html).toContain('There is always a next right thing.');
    expect(html).not.toMatch(/data-rotation|id="works-title"|id="month-title"|palette-"|data-palette/);
  });

  it('has a plain link instead of the menu of books', () => {
    const header = /<header.*?<\/header>/s.exec(htmlOf('/about'))?.[0] ?? '';
    expect(header).not.toContain('<details');
    expect(header).toContain('href="/books"');
  });

  it('renders every page, without empty lists, headings or values', () => {
    for (const { path, html, isProgram } of site.pages) {
      if (isProgram) continue;
      const text = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
      const found = [
        ...text.matchAll(/>(?:undefined|null|NaN|Infinity)<|<h[1-6][^>]*><\/h[1-6]>|<ul[^>]*><\/ul>/g),
      ];
      expect([path, found.map(([all]) => all)]).toEqual([path, []]);
    }
  });

  it('shows articles without the heading of related books', () => {
    expect(htmlOf('/blog/bankruptcy-myths')).toContain('<article');
    expect(htmlOf('/blog/bankruptcy-myths')).not.toContain('id="books-title"');
  });

  it('offers nothing to hear or to embed that needs a book', () => {
    expect(htmlOf('/audio-previews')).toContain('Nothing to listen to yet</h2>');
    expect(htmlOf('/audio-previews')).not.toMatch(/id="generator"|href="#preview-book"/);
    expect(htmlOf('/downloads')).not.toContain('id="listening"');
    expect(htmlOf('/embeds')).not.toContain('<option value="buy"');
    expect(htmlOf('/embeds')).toContain('<option value="search"');
  });

  it('has an assistant that says nothing about lengths or lists of books', () => {
    const { books, topics } = JSON.parse(fileAt('/chat-script.json')) as ChatScript;
    expect(books).toEqual([]);
    expect(topics.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['length']));
    expect(JSON.stringify(topics)).not.toContain('Infinity');
  });

  it('lists its pages in the sitemap and the search', () => {
    expect(fileAt('/sitemap.xml')).toContain('/books</loc>');
    expect(fileAt('/search-index.json')).not.toContain('"type":"book"');
  });
});
