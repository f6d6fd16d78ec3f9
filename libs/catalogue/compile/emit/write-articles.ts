import type { ArticleEntry } from '../compose/article-entry.js';
import type { ModuleFolder } from './module-folder.js';
import { constant, json, list } from './module-source.js';

/** Writes the list of articles as one module, and the text of each as one of its own. */
export async function writeArticles(folder: ModuleFolder, articles: readonly ArticleEntry[]): Promise<void> {
  const slugs = articles.map(({ card }) => card.slug);
  await folder.write(
    'article-slugs.ts',
    `export const articleSlugs = ${json(slugs)} as const;\nexport type ArticleSlug = (typeof articleSlugs)[number];\n`,
  );
  const cards = articles.map(({ card }) => card);
  await folder.write('articles.ts', list('articles', 'ArticleCard', '../article.js', cards));
  for (const { body } of articles) {
    const source = constant('articleBody', 'ArticleBody', '../../article.js', body);
    await folder.write(`articles/${body.slug}.ts`, source);
  }
  const loaders = slugs.map(
    (slug) =>
      `  '${slug}': async (): Promise<ArticleBody> => (await import('./articles/${slug}.js')).articleBody,\n`,
  );
  await folder.write(
    'article-bodies.ts',
    `import type { ArticleBody } from '../article.js';\n\nexport const articleBodies = {\n${loaders.join('')}};\n`,
  );
}
