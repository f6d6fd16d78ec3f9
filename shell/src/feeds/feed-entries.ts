import { articleBodies, articles, pages, site } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';

/** One article as feeds have it: every address is whole, for it is read elsewhere. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  category: string;
  keywords: string[];
  image: string;
  /** The beginning of its day in UTC. */
  publishedAt: Date;
  updatedAt: Date;
}

export interface Feed {
  title: string;
  description: string;
  url: string;
  language: string;
  author: { name: string; email: string; portrait: string };
  /** The newest first. */
  entries: FeedEntry[];
}

/** Everything that a feed says, whatever its format. */
export async function readFeed({ publicUrl }: Pick<SiteData, 'publicUrl'>): Promise<Feed> {
  const { meta, words } = await pages.blog();
  const entries = await Promise.all(
    articles.map(async (card): Promise<FeedEntry> => {
      const url = publicUrl + card.path;
      return {
        url,
        title: card.title,
        summary: card.excerpt,
        html: forElsewhere((await articleBodies[card.slug]()).html, publicUrl, url),
        category: words.categories[card.category],
        keywords: card.keywords,
        image: publicUrl + card.socialImage,
        publishedAt: new Date(card.publishedOn),
        updatedAt: new Date(card.updatedOn),
      };
    }),
  );
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

/** Pull quotes only repeat, and addresses without an origin lead nowhere from another place. */
function forElsewhere(html: string, publicUrl: string, url: string): string {
  return html
    .replace(/<aside class="pull"[^]*?<\/aside>\s*/g, '')
    .replaceAll(' href="/', ` href="${publicUrl}/`)
    .replaceAll(' href="#', ` href="${url}#`);
}
