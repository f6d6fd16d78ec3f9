import {
  ArticleFault,
  articleDocumentHtml,
  articleHtml,
  type ArticleText,
  bookById,
  site,
} from '@lectern/catalogue';
import type { ArticleContext, BookCard, FaultCode } from '@lectern/rich-text';
import { faultMessage } from '@lectern/rich-text/fault-texts';

import { DomainError, type FieldError } from '../../platform/http/domain-error.js';
import { MAX_DOCUMENT_BYTES, MAX_WORDS } from './article-rules.js';
import type { ArticleBodyValue } from './article-value.js';

/** A line that an article cannot show. */
export interface BodyFault {
  /** From 1; null for a fault of the whole text. */
  line: number | null;
  code: FaultCode | 'too-long';
  message: string;
}

function bookOf(id: string): BookCard | undefined {
  const book = bookById(id);
  if (!book) return undefined;
  const { title, subtitle, path } = book;
  return { title, href: path, ...(subtitle ? { subtitle } : {}) };
}

const contextNow = (): ArticleContext => ({
  language: site.language,
  bookOf,
  ...(site.newsletter
    ? {
        newsletter: {
          title: site.newsletter.title,
          label: site.newsletter.buttonLabel,
          href: '/#newsletter',
        },
      }
    : {}),
});

/**
 * @param pictureOf sizes of a picture; without it any picture of the library is valid
 * @throws ArticleFault
 */
export function renderBody(body: ArticleBodyValue, pictureOf?: ArticleContext['pictureOf']): ArticleText {
  const full = { ...contextNow(), ...(pictureOf ? { pictureOf } : {}) };
  return 'document' in body ? articleDocumentHtml(body.document, full) : articleHtml(body.markdown, 1, full);
}

export function faultsOf(body: ArticleBodyValue): BodyFault[] {
  try {
    const { wordCount } = renderBody(body);
    const limit = MAX_WORDS.toLocaleString('en-US');
    return wordCount > MAX_WORDS
      ? [{ line: null, code: 'too-long', message: `An article has at most ${limit} words.` }]
      : [];
  } catch (error) {
    if (!(error instanceof ArticleFault)) throw error;
    const { fault, line = null } = error;
    return [{ line, code: fault.code, message: `The text ${faultMessage(fault)}.` }];
  }
}

/** @throws DomainError with a sentence for each fault */
export function checkBody(body: ArticleBodyValue): void {
  const errors = faultsOf(body).map(({ line, message }): FieldError => {
    const field = 'value.body';
    return { field, message: line === null ? message : `Line ${line}: ${message}` };
  });
  const [first] = errors;
  if (first) throw new DomainError('unprocessable', 'PUBLISHING.TEXT_INVALID', first.message, errors);
}

/** @throws DomainError if a document is too large to be stored */
export function checkSize(body: ArticleBodyValue): void {
  if (!('document' in body) || JSON.stringify(body.document).length <= MAX_DOCUMENT_BYTES) return;
  throw new DomainError('too-large', 'PUBLISHING.TOO_LARGE', 'The text is too long to be saved.');
}
