import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { articles, books, site } from '@lectern/catalogue';
import type { SearchArticles, SearchEntry, SearchIndex } from '@lectern/widget-kit';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { siteMap } from '../../site-map/site-map.js';
import { searchArticlesJson, searchIndexJson } from './search-index-json.js';

/** Budget for opening the search, together with its script. */
const maxGzippedBytes = 15_000;

describe('the search index', () => {
  let body = '';
  let index: SearchIndex;

  const of = (type: SearchEntry['type']) => index.entries.filter((entry) => entry.type === type);
  const wordsOf = ({ title, text, more = '' }: SearchEntry) => `${title} ${text} ${more}`.toLowerCase();

  beforeAll(() => {
    const file = searchIndexJson({ data: sampleSiteData });
    expect(file).toMatchObject({
      path: '/search-index.json',
      contentType: 'application/json; charset=utf-8',
    });
    body = file.body;
    index = JSON.parse(body) as SearchIndex;
  });

  it('has every book by its title, its whole description and its keywords @S1-frame-17', () => {
    expect(of('book').map(({ id, url }) => ({ id, url }))).toEqual(
      books.map(({ id, path }) => ({ id, url: path })),
    );
    const peace = of('book').find(({ id }) => id === 'finding-peace');
    expect(peace).toMatchObject({ title: 'Finding Peace', text: expect.stringMatching(/^Most of us wait/) });
    expect(peace?.text).toContain('asked to choose a chair');
    expect(peace?.more).toContain('devotional');
  });

  it('has the static pages under the header’s labels @S1-frame-17', () => {
    expect(of('page').map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/about', '/speaking', '/contact', '/blog', '/downloads', '/privacy-policy']),
    );
    expect(of('page').find(({ url }) => url === '/speaking')?.title).toBe('Speaking & Teaching');
  });

  it('has the articles, the thirteen questions, the services and the free samples, each with its address @S1-frame-21', () => {
    expect(of('article')).toHaveLength(articles.length);
    expect(of('question')).toHaveLength(13);
    expect(of('question').map(({ url }) => url)).toContain('/about#signed');
    expect(of('service').map(({ url }) => url)).toContain('/speaking#biblical-teaching');
    expect(of('sample').map(({ url }) => url)).toContain('/downloads#five-verses');
  });

  it('has a file with the whole text of each article (L5)', () => {
    const file = searchArticlesJson({ data: sampleSiteData });
    expect(file.path).toBe(index.articlesPath);
    const texts = JSON.parse(file.body) as SearchArticles;
    expect(Object.keys(texts)).toEqual(of('article').map(({ id }) => id));
    expect(Object.values(texts).join('')).not.toMatch(/[<>\n]/);
  });

  it('links to existing pages and has no duplicates', () => {
    const paths = siteMap().map(({ path }) => path);
    const leading = [...index.entries.map(({ url }) => url), ...index.texts.links.map(({ path }) => path)];
    expect(leading.filter((url) => !paths.includes(url.split('#')[0] ?? ''))).toEqual([]);
    const names = index.entries.map(({ type, id }) => `${type} ${id}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has results for each suggested word', () => {
    for (const suggestion of site.navigation.search.suggestions) {
      for (const word of suggestion.toLowerCase().split(' ')) {
        expect({ word, found: index.entries.some((entry) => wordsOf(entry).includes(word)) }).toEqual({
          word,
          found: true,
        });
      }
    }
  });

  it.each([
    ['newsletter', '/#newsletter'],
    ['subscribe', '/#newsletter'],
    ['refund', '/contact'],
    ['shipping', '/shop'],
    ['Kindle', '/download-demo'],
    ['trailer', '/#interviews-title'],
    ['video', '/#interviews-title'],
    ['questionnaire', '/legal-companion'],
    ['FAQ', '/about#questions'],
    ['legal companion', '/legal-companion'],
    ['starter kit', '/grant-writing'],
  ])('finds %s', (words, url) => {
    const found = index.entries.filter(({ title, more = '' }) =>
      `${title} ${more}`.toLowerCase().includes(words.toLowerCase()),
    );
    expect(found.map((entry) => entry.url)).toContain(url);
  });

  it('is small enough to load while the visitor types', () => {
    expect(gzipSync(body).byteLength).toBeLessThan(maxGzippedBytes);
  });
});
