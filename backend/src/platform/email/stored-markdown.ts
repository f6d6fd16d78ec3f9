import { DomainError } from '../http/domain-error.js';
import { findMarkdownProblems, withHardBreaks } from './email-markdown.js';

/** @throws DomainError with each line that an email cannot show */
export function checkMarkdown(text: string, field = 'body'): void {
  const sentences = findMarkdownProblems(text).map(({ line, message }) => `Line ${line}: ${message}`);
  const [first] = sentences;
  if (!first) return;
  const errors = sentences.map((message) => ({ field, message }));
  throw new DomainError('invalid', 'EMAIL.MARKDOWN', first, errors);
}

/**
 * Prepares typed Markdown for storage, with hard line breaks.
 * @throws DomainError with each line that an email cannot show
 */
export function storedMarkdown(typed: string): string {
  checkMarkdown(typed);
  return withHardBreaks(typed);
}
