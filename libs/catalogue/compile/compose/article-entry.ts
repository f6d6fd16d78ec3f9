import type { ArticleBody, ArticleCard } from '../../src/article.js';
import type { Picture } from '../../src/picture.js';
import type { ArticleContent } from '../content/articles/read-article.js';

/** A little under the 238 that Brysbaert (2019, doi:10.1016/j.jml.2019.104047) found for adults who read non-fiction in silence. */
const wordsPerMinute = 225;

/** While compiling, names of articles and books are any text: their unions are written by this very run. */
export interface ArticleEntry {
  card: Omit<ArticleCard, 'slug' | 'relatedBookIds'> & { slug: string; relatedBookIds: string[] };
  body: Omit<ArticleBody, 'slug'> & { slug: string };
}

/** A minute that has begun counts. */
export function readMinutes(wordCount: number): number {
  return Math.ceil(wordCount / wordsPerMinute);
}

export function articleEntry(
  { slug, fields, text }: ArticleContent,
  picture: Picture,
  socialImage: string,
): ArticleEntry {
  return {
    card: {
      slug,
      path: `/blog/${slug}`,
      title: fields.title,
      excerpt: fields.excerpt,
      category: fields.category,
      readMinutes: readMinutes(text.wordCount),
      wordCount: text.wordCount,
      publishedOn: fields.publishedDate,
      updatedOn: fields.updatedDate ?? fields.publishedDate,
      featured: fields.featured,
      keywords: fields.keywords,
      relatedBookIds: fields.relatedBooks,
      picture,
      socialImage,
    },
    body: { slug, html: text.html, headings: text.headings },
  };
}
