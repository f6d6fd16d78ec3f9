import { DomainError } from '../../platform/http/domain-error.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';

export const IMPORTED_STATES = ['same', 'draft'] as const;
export const CATEGORY_SOURCES = ['categories', 'tags', 'none'] as const;

export interface ArticleOptions {
  /** `draft`: published texts come as drafts, too. */
  state: (typeof IMPORTED_STATES)[number];
  /** The first of a text's terms is its category here; its tags are keywords in any case. */
  categoriesFrom: (typeof CATEGORY_SOURCES)[number];
  /** Origin of the old site, for links without one; empty if it is unknown. */
  site: string;
}

export const articleOptionsOf = ({ options }: ImportBatch): ArticleOptions => options as ArticleOptions;

const MAX_SITE_LENGTH = 200;

const invalid = (code: string, sentence: string) => new DomainError('invalid', `IMPORTS.${code}`, sentence);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function originOf(value: unknown): string {
  if (value === undefined || value === '') return '';
  const text = typeof value === 'string' && value.length <= MAX_SITE_LENGTH ? value.trim() : ' ';
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address))
    throw invalid('SITE_INVALID', 'Please write the address of your old site, such as https://example.com.');
  return new URL(address).origin;
}

/** @throws DomainError */
export function readArticleOptions(value: unknown): ArticleOptions {
  const input = recordOf(value);
  const state = IMPORTED_STATES.find((each) => each === input['state']);
  if (!state)
    throw invalid('STATE_UNKNOWN', 'Please choose whether published texts are published here, too.');
  const categoriesFrom = CATEGORY_SOURCES.find((each) => each === input['categoriesFrom']);
  if (!categoriesFrom) throw invalid('CATEGORIES_UNKNOWN', 'Please choose where categories come from.');
  return { state, categoriesFrom, site: originOf(input['site']) };
}
