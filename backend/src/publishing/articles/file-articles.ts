import { createHash } from 'node:crypto';

import { articleBodyOf, type ArticleCard, articles } from '@lectern/catalogue';

import { blankDocument, type DocumentRow } from '../documents/document-row.js';
import { momentOf } from '../documents/local-time-rules.js';
import { type ArticleValue, emptyArticle } from './article-value.js';

/** Id of the document that replaces a content file: the same in every process, as a UUID. */
export function idOfFileArticle(slug: string): string {
  const hash = createHash('sha256').update(`article:${slug}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export const isFileSlug = (slug: string): boolean => articles.some((card) => card.slug === slug);

function valueOf(card: ArticleCard): ArticleValue {
  const { slug, title, excerpt, category, featured, relatedBookIds, keywords } = card;
  const body = { markdown: articleBodyOf(slug).markdown };
  return { ...emptyArticle, slug, title, excerpt, category, body, featured, relatedBookIds, keywords };
}

/** Noon, so that the day is the same in every zone nearby. */
const momentOfDay = (day: string, timeZone: string): Date =>
  momentOf(`${day}T12:00`, timeZone) ?? new Date(`${day}T12:00Z`);

/** Each as a document that was never saved. */
export const listFileArticles = (timeZone: string): DocumentRow<ArticleValue>[] =>
  articles.map((card) => {
    const { slug } = card;
    const updatedAt = momentOfDay(card.updatedOn, timeZone);
    return {
      ...blankDocument(idOfFileArticle(slug), 'article'),
      ...{ state: 'published', slug, sourceSlug: slug, value: valueOf(card) },
      firstPublishedAt: momentOfDay(card.publishedOn, timeZone),
      ...{ publishedAt: updatedAt, savedAt: updatedAt },
    };
  });
