import { escapeHtml } from '../prerender/html-text.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';
import { type FeedEntry, readFeed } from './feed-entries.js';
import { feedPaths } from './feed-paths.js';

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with whole articles, by the content module. */
export async function rssFeed({ data }: SiteFileSource): Promise<SiteFile> {
  const { title, description, url, language, author, entries } = await readFeed(data);
  const newest = entries.map(({ updatedAt }) => updatedAt.getTime());
  const channel = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    element('managingEditor', `${author.email} (${author.name})`),
    ...(newest.length > 0 ? [element('lastBuildDate', new Date(Math.max(...newest)).toUTCString())] : []),
    `<atom:link href="${data.publicUrl}${feedPaths.rss}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(entry, author.name)),
  ];
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ];
  return {
    path: feedPaths.rss,
    contentType: 'application/rss+xml; charset=utf-8',
    body:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<rss version="2.0" ${namespaces.join(' ')}><channel>\n${channel.join('\n')}\n</channel></rss>\n`,
  };
}

function item(entry: FeedEntry, authorName: string): string {
  return [
    '<item>',
    element('title', entry.title),
    element('link', entry.url),
    element('guid', entry.url, ' isPermaLink="true"'),
    element('pubDate', entry.publishedAt.toUTCString()),
    element('dc:creator', authorName),
    element('category', entry.category),
    element('description', entry.summary),
    element('content:encoded', entry.html),
    '</item>',
  ].join('\n');
}
