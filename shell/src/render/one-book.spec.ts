import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentOfSize, openUndrawn } from '@lectern/catalogue/testing';

import type { RenderedSite } from './prerender.js';

const content = await contentOfSize({ books: 1, articles: 1 });
content.use();
await openUndrawn();
const { renderTestSite } = await import('../testing/render-test-site.js');

describe('A site with one book and one article', () => {
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

  it('shows the book on its home page without a carousel', () => {
    const html = htmlOf('/');
    expect(html).toContain('href="/finding-peace"');
    expect(html).not.toMatch(/data-rotation|data-by=|data-stop|data-at="1"|1 of 1|aria-roledescription/);
    expect(html).not.toContain('All Books <');
  });

  it('lists it without a filter, and without help to choose between books', () => {
    const html = htmlOf('/books');
    expect(html).toContain('<h2');
    expect(html).not.toMatch(/<select|id="closing-title"/);
  });

  it('has no section about other books', () => {
    expect(htmlOf('/books/finding-peace')).not.toContain('id="also-title"');
  });

  it('has no section about other articles, and no numbered pages', () => {
    expect(htmlOf('/blog/article-1')).not.toContain('id="onwards-title"');
    expect(htmlOf('/blog')).not.toContain('/blog/page/');
  });
});
