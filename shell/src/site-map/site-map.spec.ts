import { describe, expect, it } from '@jest/globals';
import { adminPath } from '../render/admin-page.js';
import { routeFor, siteMap } from './site-map.js';

const pathsOf = siteMap().map(({ path }) => path);

describe('the site map', () => {
  it('has the pages of this release, without duplicates', () => {
    expect(new Set(pathsOf).size).toBe(pathsOf.length);
    expect(pathsOf).toEqual(
      expect.arrayContaining([
        '/',
        '/shop',
        '/finding-peace',
        '/books',
        '/thank-you',
        '/404',
        '/link-expired',
        '/link-sent',
        '/link-unknown',
      ]),
    );
  });

  it('has a page at every address that the specification names @S1-blog-1 @S1-routes-3 @S1-routes-4 @S2-legal-dashboard-1', () => {
    // The dashboard is an app of its own and not in the table.
    expect([...pathsOf, adminPath]).toEqual(
      expect.arrayContaining([
        ...['/', '/about', '/books', '/speaking', '/contact', '/downloads', '/audio-previews', '/audio-test'],
        ...['/shop', '/admin', '/download-demo', '/finding-peace', '/test-finding-peace', '/grant-writing'],
        ...[
          '/fear-not',
          '/starting-over',
          '/why-women',
          '/thank-god-for-mom',
          '/fresh-start',
          '/greedy-lying',
        ],
        ...['/blog', '/analytics-test', '/privacy-policy', '/thank-you', '/legal-companion'],
        '/legal-companion/dashboard',
        '/embeds',
      ]),
    );
  });

  it('has a detail page for each of the eight books, and a page at each book’s known address @S1-books-1 @S1-routes-2 @S1-routes-6 @S2-sales-pages-1', () => {
    const known = {
      'finding-peace': '/finding-peace',
      'grant-writing': '/grant-writing',
      'fear-not': '/fear-not',
      'starting-over': '/starting-over',
      'women-teach': '/why-women',
      'thank-god-mom': '/thank-god-for-mom',
      'fresh-start': '/fresh-start',
      'greedy-lying': '/greedy-lying',
    };
    for (const [id, path] of Object.entries(known)) {
      expect(pathsOf).toEqual(expect.arrayContaining([`/books/${id}`, path]));
    }
  });

  it.each(siteMap())('loads $path with its own title, description and picture', (route) => {
    const content = route.content();
    expect(typeof route.Page).toBe('function');
    expect(content.meta.title.length).toBeGreaterThan(10);
    expect(content.meta.description.length).toBeGreaterThan(40);
    expect(content.socialImage).toMatch(/^\/images\/.+\.jpg$/);
  });

  it('gives each listed page a title of its own', () => {
    const titles: string[] = [];
    for (const route of siteMap()) if (route.indexed) titles.push(route.content().meta.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('gives each listed page an image of its own or its book’s for shared links', () => {
    const home = routeFor('/').content().socialImage;
    for (const route of siteMap()) {
      if (!route.indexed || route.path === '/') continue;
      expect([route.path, route.content().socialImage]).not.toEqual([route.path, home]);
    }
  });

  it('keeps private, owner and missing pages out of search engines @S1-author-5', () => {
    const listed = siteMap()
      .filter(({ indexed }) => indexed)
      .map(({ path }) => path);
    const tests = ['/analytics-test', '/audio-test', '/test-finding-peace'];
    for (const path of ['/thank-you', '/link-expired', '/admin', '/404', ...tests])
      expect(listed).not.toContain(path);
  });
});

describe('routeFor', () => {
  it('finds a page with or without a trailing slash', () => {
    expect(routeFor('/shop/').path).toBe('/shop');
    expect(routeFor('/').path).toBe('/');
  });

  it('returns the not-found page for every other path @S1-routes-9', () => {
    expect(routeFor('/test').path).toBe('/404');
    expect(routeFor('/test').status).toBe(404);
    expect(routeFor('/books/fear-not/chapter').path).toBe('/404');
  });

  it('returns the book-not-found page for an unknown book @S1-routes-8', () => {
    expect(routeFor('/books/test').path).toBe('/books/404');
    expect(routeFor('/books/test/').status).toBe(404);
  });
});
