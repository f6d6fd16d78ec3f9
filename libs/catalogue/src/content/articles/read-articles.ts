import { readdir } from 'node:fs/promises';

import { unlisted } from '../complete-book.js';
import type { ContentReader } from '../content-reader.js';
import { placeOf } from '../read-content-file.js';
import type { PageContents } from '../read-pages.js';
import { type ArticleContent, readArticle } from './read-article.js';

/** Newest first; none while the blog is off. */
export async function readArticles(
  reader: ContentReader,
  { language, pages }: { language: string; pages: Partial<PageContents> },
): Promise<ArticleContent[]> {
  const { folder, problems, source } = reader;
  const categories = pages.blog?.words.categories ?? {};
  const articles: ArticleContent[] = [];
  for (const slug of source.isOn('blog') ? await articleSlugs(folder) : []) {
    const article = reader.keep(await readArticle(folder, slug, language));
    if (!article) continue;
    articles.push(article);
    const { category } = article.fields;
    if (category === undefined || category in categories) continue;
    const message = unlisted(categories, 'blog');
    problems.push({ file: `content/articles/${slug}.md`, key: 'category', message });
  }
  return articles.sort((one, other) => (one.fields.publishedDate < other.fields.publishedDate ? 1 : -1));
}

async function articleSlugs(folder: string): Promise<string[]> {
  const names = await readdir(placeOf(folder, 'content/articles')).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}
