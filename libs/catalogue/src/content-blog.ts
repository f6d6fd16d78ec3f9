import type { Blog } from './article.js';
import { articleBodyOf } from './find-book.js';
import { catalogue } from './opened.js';

const { articles, pages } = catalogue;

/** The articles of the content files alone. */
export const contentBlog: Blog = {
  articles: articles.map((card) => {
    const { html, plainText, headings } = articleBodyOf(card.slug);
    return { ...card, html, plainText, headings };
  }),
  categories: pages.blog?.words.categories ?? {},
};
