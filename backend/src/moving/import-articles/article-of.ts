import { createHash } from 'node:crypto';

import type { ExportedText } from '../export-files/exported-text.js';
import {
  type ArticleValue,
  emptyArticle,
  emptyPage,
  importedSlug,
  type PageValue,
  type TextToImport,
} from '../../publishing/index.js';
import type { ArticleOptions } from './article-options.js';
import type { ReadyText } from './article-preparation.js';

const MAX_SUMMARY = 160;
const MAX_TITLE = 200;
const MAX_KEYWORDS = 20;
const MAX_KEYWORD = 60;

/** The first sentences that fit, or the first words. */
export function summaryOf(text: string): string {
  if (text.length <= MAX_SUMMARY) return text;
  const start = text.slice(0, MAX_SUMMARY);
  const [sentences] = /^.{60,}[.!?](?=\s)/u.exec(start) ?? [];
  if (sentences) return sentences;
  const words = start.slice(0, MAX_SUMMARY - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 60)).trimEnd()}…`;
}

/** Names of categories that a text would have, the first one first. */
export const categoryNameOf = (
  { categories, tags }: ExportedText,
  { categoriesFrom }: ArticleOptions,
): string | undefined => {
  const names = categoriesFrom === 'categories' ? categories : categoriesFrom === 'tags' ? tags : [];
  // WordPress's category for texts without one.
  return names.find((name) => !/^(?:uncategorized|allgemein)$/i.test(name));
};

const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join('').trim();

/** @param category id of one here */
function articleOf({ exported, body, text, picture }: ReadyText, category: string | null): ArticleValue {
  const { title, slug, excerpt, tags, searchTitle, searchDescription } = exported;
  return {
    ...emptyArticle,
    title: cut(title, MAX_TITLE),
    slug: importedSlug(slug, title),
    excerpt: summaryOf(excerpt || searchDescription || text),
    category,
    body,
    picture: picture ? { src: picture, alt: exported.picture?.alt ?? '' } : null,
    keywords: [...new Set(tags.map((tag) => cut(tag, MAX_KEYWORD)))].slice(0, MAX_KEYWORDS),
    searchTitle: cut(searchTitle, MAX_TITLE),
    searchDescription: summaryOf(searchDescription),
  };
}

/** In no menu: she puts it there. */
function pageOf({ exported, body, text }: ReadyText): PageValue {
  const { title, slug, excerpt, searchDescription } = exported;
  return {
    ...emptyPage,
    title: cut(title, MAX_TITLE),
    slug: importedSlug(slug, title),
    description: summaryOf(searchDescription || excerpt || text),
    body,
    isInFooter: false,
  };
}

/** A text whose time has passed since the export comes as a draft. */
function stateOf({ state, publishedAt }: ExportedText, options: ArticleOptions): TextToImport['state'] {
  if (options.state === 'draft') return 'draft';
  if (state === 'scheduled') return publishedAt && publishedAt > new Date() ? 'scheduled' : 'draft';
  return state;
}

/**
 * @param category id of one here
 * @param documentId of an earlier import
 */
export function textToImport(
  ready: ReadyText,
  category: string | null,
  options: ArticleOptions,
  documentId: string | undefined,
): TextToImport {
  const { exported, original } = ready;
  const { kind, publishedAt, oldAddresses } = exported;
  const value = kind === 'article' ? articleOf(ready, category) : pageOf(ready);
  const facts = [
    { ...value, body: original.doc, picture: null },
    original.pictures,
    [exported.state, options.state, publishedAt],
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return {
    kind,
    value,
    state: stateOf(exported, options),
    publishedAt,
    fingerprint,
    oldAddresses,
    documentId,
  };
}
