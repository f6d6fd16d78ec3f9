import { PREHEADER_LENGTH } from './email-limits.js';
import { plainWords, readMarkdown } from './email-markdown.js';

/** Preview text for inboxes: the beginning of a Markdown text, as plain text. */
export function preheaderOf(markdown: string): string {
  const plain = plainWords(readMarkdown(markdown)).trim();
  if (plain.length <= PREHEADER_LENGTH) return plain;
  const cut = plain.slice(0, PREHEADER_LENGTH).replace(/ [^ ]*$/, '');
  return `${cut.replace(/[\ud800-\udbff]$/, '')} …`;
}
