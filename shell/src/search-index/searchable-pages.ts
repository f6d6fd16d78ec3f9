import { articles, site } from '@lectern/catalogue';
import type { SearchEntry } from '@lectern/widget-kit';
import { routeFor } from '../site-map.js';

/** The pages that stand still, of which about, speaking, contact and blog are specified, and the articles. */
export async function searchablePages(): Promise<SearchEntry[]> {
  const { navigation, footer } = site;
  const links = [...navigation.main, ...navigation.drawer, footer.privacyLink];
  // A path that is named twice keeps the name that the bar gives it.
  const labels = new Map(links.toReversed().map(({ path, label }) => [path, label]));
  const pages: SearchEntry[] = [];
  for (const [path, label] of [...labels].toReversed()) pages.push(await searchablePage(path, label));
  return [...pages, ...searchableArticles()];
}

async function searchablePage(path: string, title: string): Promise<SearchEntry> {
  const { content } = await routeFor(path).load();
  const { description, keywords } = content.meta;
  return { id: path, type: 'page', title, text: description, more: keywords.join(', '), url: path };
}

function searchableArticles(): SearchEntry[] {
  return articles.map(({ slug, path, title, excerpt, keywords }) => ({
    id: slug,
    type: 'article',
    title,
    text: excerpt,
    more: keywords.join(', '),
    url: path,
  }));
}
