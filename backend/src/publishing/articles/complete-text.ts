import { DomainError } from '../../platform/http/domain-error.js';
import { MAX_SLUG_LENGTH, SLUG } from '../documents/document-rules.js';
import { checkBody } from './article-body.js';
import type { ArticleBodyValue } from './article-value.js';

interface Text {
  title: string;
  summary: string;
  slug: string;
  body: ArticleBodyValue;
}

const invalid = (code: string, message: string) => new DomainError('unprocessable', code, message);

/** @throws DomainError if a text lacks a part that every page has */
export function checkComplete({ title, summary, slug, body }: Text): void {
  if (!title) throw invalid('PUBLISHING.NO_TITLE', 'Please give the text a title.');
  if (!summary)
    throw invalid('PUBLISHING.NO_EXCERPT', 'Please write a summary for lists and search engines.');
  if (!SLUG.test(slug) || slug.length > MAX_SLUG_LENGTH)
    throw invalid(
      'PUBLISHING.ADDRESS_INVALID',
      'The address must have lowercase letters, digits, and hyphens alone, such as “my-first-article”.',
    );
  if ('markdown' in body && !body.markdown.trim())
    throw invalid('PUBLISHING.NO_TEXT', 'Please write the text.');
  checkBody(body);
}
