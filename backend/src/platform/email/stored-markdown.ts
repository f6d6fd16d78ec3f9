import { DomainError } from '../http/domain-error.js';
import { findMarkdownProblems, withHardBreaks } from './email-markdown.js';

/** @throws DomainError that names each line that an email cannot show */
export function checkMarkdown(text: string, field = 'body'): void {
  const sentences = findMarkdownProblems(text).map(({ line, message }) => `Line ${line}: ${message}`);
  const [first] = sentences;
  if (!first) return;
  const errors = sentences.map((message) => ({ field, message }));
  throw new DomainError('invalid', 'EMAIL.MARKDOWN', first, errors);
}

/**
 * The Markdown of an email as it is stored: its line breaks are hard ones.
 * @throws DomainError that names each line that an email cannot show
 */
export function storedMarkdown(typed: string): string {
  checkMarkdown(typed);
  return withHardBreaks(typed);
}
