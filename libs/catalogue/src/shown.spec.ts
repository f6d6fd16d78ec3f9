import { afterEach, describe, expect, it } from '@jest/globals';

import * as content from './index.js';
import { legalTopics } from './legal-topics.js';
import { type Catalogue, contentCatalogue, contentVersion, showCatalogue } from './live.js';
import { openings } from './openings.js';

const { bookById, formatPrice, isOn, salesPageOf, siteLocale } = content;

const withName = (name: string): Catalogue => ({
  ...contentCatalogue,
  site: { ...contentCatalogue.site, author: { ...contentCatalogue.site.author, name } },
});

afterEach(() => showCatalogue(contentCatalogue));

describe('Shown content', () => {
  it('changes in every export at once', () => {
    const [book, article] = [contentCatalogue.books.slice(0, 1), contentCatalogue.articles.slice(0, 1)];
    showCatalogue({
      ...withName('Ada Field'),
      bookLinks: contentCatalogue.bookLinks.slice(0, 1),
      books: book.map((card) => ({ ...card, title: 'New title' })),
      salesPages: contentCatalogue.salesPages.map((page) => ({ ...page, keywords: ['new'] })),
      articles: article,
      openings: [],
      legalTopics: [],
    });
    expect(content.site.author.name).toBe('Ada Field');
    expect(content.bookIds).toEqual(book.map(({ id }) => id));
    expect(content.articleSlugs).toEqual(article.map(({ slug }) => slug));
    expect(content.contentBlog.articles.map(({ slug }) => slug)).toEqual(content.articleSlugs);
    expect(bookById(content.bookIds[0] ?? '')?.title).toBe('New title');
    expect(salesPageOf(content.bookIds[0] ?? '').keywords).toEqual(['new']);
    expect([openings, legalTopics]).toEqual([[], []]);
  });

  it('has a version that is the same for equal content', () => {
    const before = contentVersion();
    showCatalogue(withName('Ada Field'));
    const changed = contentVersion();
    expect(changed).not.toBe(before);
    showCatalogue(structuredClone(contentCatalogue));
    expect(contentVersion()).toBe(before);
    showCatalogue(withName('Ada Field'));
    expect(contentVersion()).toBe(changed);
  });

  it('keeps the settings of the start', () => {
    const { site } = contentCatalogue;
    const foreign = { ...contentCatalogue, site: { ...site, country: 'CH' } };
    expect(() => showCatalogue(foreign)).toThrow(
      'A change of "country" in site.json is shown after a restart.',
    );
    const without = { ...contentCatalogue, site: { ...site, parts: [] } };
    expect(() => showCatalogue(without)).toThrow('A change of "parts"');
    expect(content.site).toBe(site);
    expect([isOn('blog'), siteLocale, formatPrice(995)]).toEqual([true, 'en-US', '$9.95']);
  });
});
