import type { SiteFile, SiteFileSource } from '../site-file.js';
import { sitemapPath } from './sitemap-xml.js';

/**
 * What robots may visit (RFC 9309). Pages that must not be listed say so themselves, and can only be obeyed if they
 * may be read; so nothing is kept from robots but the calls.
 */
export async function robotsTxt({ data: { publicUrl } }: SiteFileSource): Promise<SiteFile> {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}${sitemapPath}`, ''];
  return { path: '/robots.txt', contentType: 'text/plain; charset=utf-8', body: lines.join('\n') };
}
