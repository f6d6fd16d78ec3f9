import { setText } from '@lectern/typography';

import type { PublishedArticle } from './article.js';
import { bookById } from './find-book.js';
import type { Picture } from './picture.js';
import { readMinutes } from './read-minutes.js';
import { articles, artwork, site } from './shown.js';
import type { ArticleText } from './content/articles/article-html.js';

/** Texts of an article that the owner wrote; empty ones are missing. */
export interface WrittenArticle {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  featured: boolean;
  keywords: string[];
  relatedBookIds: string[];
  searchTitle: string;
  searchDescription: string;
  socialTitle: string;
  socialDescription: string;
}

interface Compiled {
  text: ArticleText;
  /** Hers; undefined for the file's, the first related book's, or the author's. */
  picture: Picture | undefined;
  /** Path of a JPEG; undefined in a preview, which is not shared. */
  socialImage: string | undefined;
  /** `YYYY-MM-DD` */
  publishedOn: string;
  updatedOn: string;
  /** Content file that it replaces. */
  sourceSlug: string | null;
}

/** Sets the typography of an article that the owner wrote, and completes its pictures. */
export function writtenArticle(written: WrittenArticle, compiled: Compiled): PublishedArticle {
  const { slug, category, featured, keywords, relatedBookIds } = written;
  const { text, picture, socialImage, publishedOn, updatedOn, sourceSlug } = compiled;
  const set = (plain: string) => setText(plain, site.language);
  const title = set(written.title);
  const excerpt = set(written.excerpt);
  const file = articles.find((card) => card.slug === sourceSlug);
  const book = bookById(relatedBookIds[0] ?? '');
  const unlike = (own: { title: string; description: string }) =>
    own.title || own.description
      ? { title: set(own.title) || title, description: set(own.description) || excerpt }
      : undefined;
  const search = unlike({ title: written.searchTitle, description: written.searchDescription });
  const social = unlike({ title: written.socialTitle, description: written.socialDescription });
  return {
    slug,
    path: `/blog/${slug}`,
    title,
    excerpt,
    category,
    readMinutes: readMinutes(text.wordCount),
    wordCount: text.wordCount,
    publishedOn,
    updatedOn,
    featured,
    keywords,
    relatedBookIds,
    picture: picture ?? file?.picture ?? decorative(book?.cover ?? site.author.portrait),
    socialImage: socialImage ?? file?.socialImage ?? book?.socialImage ?? artwork.socialImage,
    html: text.html,
    plainText: text.plainText,
    headings: text.headings,
    ...(search ? { search } : {}),
    // The search title must not become the social one.
    ...((social ?? search) ? { social: social ?? { title, description: excerpt } } : {}),
  };
}

const decorative = (picture: Picture): Picture => ({ ...picture, alt: '' });
