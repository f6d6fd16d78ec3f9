import { createHash } from 'node:crypto';

import { articleBodyOf, type ArticleCard, articles } from '@lectern/catalogue';

import type { ContentFile } from '../documents/documents.js';
import { type ArticleValue, emptyArticle } from './article-value.js';
import { momentOf } from './local-time-rules.js';

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

function fileOf(card: ArticleCard, timeZone: string): ContentFile<ArticleValue> {
  return {
    slug: card.slug,
    value: valueOf(card),
    publishedAt: momentOfDay(card.publishedOn, timeZone),
    updatedAt: momentOfDay(card.updatedOn, timeZone),
  };
}

export function findFileArticle(id: string, timeZone: string): ContentFile<ArticleValue> | undefined {
  const card = articles.find(({ slug }) => idOfFileArticle(slug) === id);
  return card && fileOf(card, timeZone);
}

export const listFileArticles = (timeZone: string): (ContentFile<ArticleValue> & { id: string })[] =>
  articles.map((card) => ({ id: idOfFileArticle(card.slug), ...fileOf(card, timeZone) }));
