import { describe, expect, it } from '@jest/globals';
import { articles } from '@lectern/catalogue';
import { siteMap } from '../../site-map/site-map.js';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { robotsTxt, sitemapXml } from './search-engines.js';
const publicUrl = 'https://books.example.com';
const source = { pages: siteMap(), data: { ...sampleSiteData, publicUrl } };

describe('the sitemap', () => {
  it('lists every indexed page, and no other', () => {
    const { body } = sitemapXml(source);
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const findable = siteMap()
      .filter(({ indexed }) => indexed)
      .map(({ path }) => publicUrl + path);
    expect(listed).toEqual(findable);
    expect(listed).toContain(`${publicUrl}/about`);
    expect(listed).not.toContain(`${publicUrl}/404`);
    expect(listed).not.toContain(`${publicUrl}/thank-you`);
  });

  it('has the last change and the picture of an article, and the covers of the books', () => {
    const { body } = sitemapXml(source);
    for (const { path, updatedOn, socialImage } of articles) {
      const entry = body.split('\n').find((line) => line.includes(`<loc>${publicUrl}${path}</loc>`));
      expect(entry).toContain(`<lastmod>${updatedOn}</lastmod>`);
      expect(entry).toContain(`<image:loc>${publicUrl}${socialImage}</image:loc>`);
    }
    expect(body).toMatch(/finding-peace<\/loc><image:image>/);
  });
});

describe('robots.txt', () => {
  it('disallows only the API, and names the sitemap', () => {
    const { path, body } = robotsTxt(source);
    expect(path).toBe('/robots.txt');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]);
  });
});
