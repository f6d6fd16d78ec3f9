import { beforeAll, describe, expect, it } from '@jest/globals';
import { articles } from '@lectern/catalogue';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { jsonFeed, rssFeed } from './feeds.js';
const source = { pages: [], data: { ...sampleSiteData, publicUrl: 'https://books.example.com' } };
const addresses = articles.map(({ path }) => `https://books.example.com${path}`);

interface JsonFeed {
  version: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; content_html: string; date_published: string; tags: string[] }[];
}

describe('the JSON Feed', () => {
  let feed: JsonFeed;

  beforeAll(() => {
    feed = JSON.parse(jsonFeed(source).body) as JsonFeed;
  });

  it('has its own address and the blog’s', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://books.example.com/blog',
      feed_url: 'https://books.example.com/blog/feed.json',
      language: 'en',
      authors: [{ name: 'Eleanor Marsh', url: 'https://books.example.com/' }],
    });
  });

  it('has every article, newest first, with a permanent id', () => {
    expect(feed.items.map(({ url }) => url)).toEqual(addresses);
    expect(feed.items.map(({ id }) => id)).toEqual(addresses);
    expect(feed.items[0]).toMatchObject({
      date_published: '2024-12-10T05:00:00.000Z',
      tags: expect.arrayContaining(['Faith & Spirituality', 'courage']),
    });
  });

  it('has full articles with absolute links and without repetition', () => {
    for (const { content_html: html } of feed.items) {
      expect(html.length).toBeGreaterThan(5000);
      expect(html).not.toMatch(/ (?:href|src)="(?!https:\/\/)/);
      expect(html).not.toContain('class="pull"');
    }
  });
});

describe('the RSS feed', () => {
  let xml = '';

  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(?<text>[^<]*)</${name}>`, 'g'))].map(
      ({ groups }) => groups?.text,
    );

  beforeAll(() => {
    const file = rssFeed(source);
    expect(file.contentType).toBe('application/rss+xml; charset=utf-8');
    xml = file.body;
  });

  it('has a self link, as feed readers need for a downloaded file', () => {
    expect(xml).toContain(
      '<atom:link href="https://books.example.com/blog/rss.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(all('language')).toEqual(['en']);
  });

  it('has every article with a permanent id and an RFC 822 date', () => {
    expect(all('guid')).toEqual(addresses);
    expect(all('pubDate')[0]).toBe('Tue, 10 Dec 2024 05:00:00 GMT');
    expect(all('category')[0]).toBe('Faith &amp; Spirituality');
  });

  it('has full, escaped articles', () => {
    const contents = all('content:encoded');
    expect(contents).toHaveLength(articles.length);
    expect(contents[0]).toMatch(/^&lt;p&gt;The power went out/);
  });
});
