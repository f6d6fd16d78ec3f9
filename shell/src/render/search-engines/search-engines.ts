import { books } from '@lectern/catalogue';

import { escapeHtml } from '../html-text.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';

const sitemapPath = '/sitemap.xml';

/** Sitemap of the indexed pages, by https://www.sitemaps.org/protocol.html. */
export function sitemapXml({ pages, data: { publicUrl, blog } }: SiteFileSource): SiteFile {
  /** Only for pages whose content has a date. */
  const lastChanges = new Map(blog.articles.map(({ path, updatedOn }) => [path, updatedOn]));
  const pictures = new Map([...blog.articles, ...books].map(({ path, socialImage }) => [path, socialImage]));
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => {
      const lastChange = lastChanges.get(path);
      const picture = pictures.get(path);
      return [
        '<url>',
        `<loc>${escapeHtml(publicUrl + path)}</loc>`,
        ...(lastChange ? [`<lastmod>${lastChange}</lastmod>`] : []),
        ...(picture
          ? [`<image:image><image:loc>${escapeHtml(publicUrl + picture)}</image:loc></image:image>`]
          : []),
        '</url>',
      ].join('');
    });
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return {
    path: sitemapPath,
    contentType: 'application/xml; charset=utf-8',
    body:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset ${namespaces.join(' ')}>\n${entries.join('\n')}\n</urlset>\n`,
  };
}

/**
 * robots.txt (RFC 9309). Disallows only the API: pages with `noindex` must stay crawlable, or crawlers cannot see it.
 */
export function robotsTxt({ data: { publicUrl } }: SiteFileSource): SiteFile {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}${sitemapPath}`, ''];
  return { path: '/robots.txt', contentType: 'text/plain; charset=utf-8', body: lines.join('\n') };
}
