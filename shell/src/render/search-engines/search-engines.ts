import { articles, books } from '@lectern/catalogue';

import { escapeHtml } from '../html-text.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';

/** Where search engines are told that it is. */
const sitemapPath = '/sitemap.xml';

/** `2024-12-10`; only where content says when a page last changed. */
const lastChanges = new Map(articles.map(({ path, updatedOn }) => [path, updatedOn]));

/** Pictures that belong to a page, beside its words. */
const pictures = new Map<string, string>([
  ...articles.map(({ path, socialImage }) => [path, socialImage] as const),
  ...books.map(({ path, socialImage }) => [path, socialImage] as const),
]);

/** The pages that search engines may list, by the protocol of https://www.sitemaps.org/protocol.html. */
export function sitemapXml({ pages, data: { publicUrl } }: SiteFileSource): SiteFile {
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
 * What robots may visit (RFC 9309). Pages that must not be listed say so themselves, and can only be obeyed if they
 * may be read; so nothing is kept from robots but the calls.
 */
export function robotsTxt({ data: { publicUrl } }: SiteFileSource): SiteFile {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}${sitemapPath}`, ''];
  return { path: '/robots.txt', contentType: 'text/plain; charset=utf-8', body: lines.join('\n') };
}
