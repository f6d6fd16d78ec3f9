import type { SiteFile, SiteFileSource } from '../site-file.js';
import { readFeed } from './feed-entries.js';
import { feedPaths } from './feed-paths.js';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with whole articles. */
export async function jsonFeed({ data }: SiteFileSource): Promise<SiteFile> {
  const { title, description, url, language, author, entries } = await readFeed(data);
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
      tags: [entry.category, ...entry.keywords],
    })),
  };
  return {
    path: feedPaths.json,
    contentType: 'application/feed+json; charset=utf-8',
    body: JSON.stringify(feed),
  };
}
