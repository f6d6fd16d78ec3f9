import { pages, partContent, site } from '@lectern/catalogue';

import { feedPaths } from './feed-paths.js';
import { escapeHtml } from '../html-text.js';
import { startOfDay } from '../../formats/zoned-time.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';
import type { SiteData } from '../../site-data.js';

/** Readers fetch a feed often, and whole articles are in it. */
const newestArticles = 50;

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with full articles. */
export function jsonFeed({ data }: SiteFileSource): SiteFile {
  const { title, description, url, language, author, entries } = readFeed(data);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: data.publicUrl + feedPaths.json,
    description,
    language,
    authors: [{ name: author.name, url: `${data.publicUrl}/`, avatar: author.portrait }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      image: entry.image,
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      tags: [...(entry.category === undefined ? [] : [entry.category]), ...entry.keywords],
    })),
  };
  return {
    path: feedPaths.json,
    contentType: 'application/feed+json; charset=utf-8',
    body: JSON.stringify(feed),
  };
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with full articles, by the content module. */
export function rssFeed({ data }: SiteFileSource): SiteFile {
  const { title, description, url, language, author, entries } = readFeed(data);
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
    ...(entry.category === undefined ? [] : [element('category', entry.category)]),
    element('description', entry.summary),
    element('content:encoded', entry.html),
    '</item>',
  ].join('\n');
}

/** An article in a feed; all URLs are absolute. */
interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  category: string | undefined;
  keywords: string[];
  image: string;
  /** Start of its day in the author's time zone, so that a reader there sees the same date as on the page. */
  publishedAt: Date;
  updatedAt: Date;
}

interface Feed {
  title: string;
  description: string;
  url: string;
  language: string;
  author: { name: string; email: string; portrait: string };
  entries: FeedEntry[];
}

function readFeed({ publicUrl, timeZone, blog }: Pick<SiteData, 'publicUrl' | 'timeZone' | 'blog'>): Feed {
  const { meta } = partContent('blog', pages.blog);
  const entries = blog.articles.slice(0, newestArticles).map((card): FeedEntry => {
    const url = publicUrl + card.path;
    return {
      url,
      title: card.title,
      summary: card.excerpt,
      html: forElsewhere(card.html, publicUrl, url),
      category: blog.categories[card.category ?? ''],
      keywords: card.keywords,
      image: publicUrl + card.socialImage,
      publishedAt: startOfDay(card.publishedOn, timeZone),
      updatedAt: startOfDay(card.updatedOn, timeZone),
    };
  });
  return {
    title: meta.title,
    description: meta.description,
    url: `${publicUrl}/blog`,
    language: site.language,
    author: {
      name: site.author.name,
      email: site.contact.email,
      portrait: publicUrl + site.author.portrait.src,
    },
    entries,
  };
}

/**
 * Removes parts that a feed cannot show (docs/rich-text.md): pull quotes, which repeat the text, the newsletter box, and
 * the sizes of pictures. Makes URLs absolute.
 */
function forElsewhere(html: string, publicUrl: string, url: string): string {
  return html
    .replace(/<aside class="(?:pull|newsletter-box)"[^]*?<\/aside>\s*/g, '')
    .replace(/<source [^>]*>/g, '')
    .replaceAll(' src="/', ` src="${publicUrl}/`)
    .replaceAll(' href="/', ` href="${publicUrl}/`)
    .replaceAll(' href="#', ` href="${url}#`);
}
