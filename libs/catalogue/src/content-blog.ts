import type { Blog } from './article.js';
import type { Catalogue } from './catalogue.js';

/** The articles of the content files alone. */
export const contentBlogOf = ({ articles, articleBodies, pages }: Catalogue): Blog => ({
  articles: articles.flatMap((card) => {
    const body = articleBodies.find(({ slug }) => slug === card.slug);
    if (!body) return [];
    const { html, plainText, headings } = body;
    return [{ ...card, html, plainText, headings }];
  }),
  categories: pages.blog?.words.categories ?? {},
});
