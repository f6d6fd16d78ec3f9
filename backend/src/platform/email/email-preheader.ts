import { PREHEADER_LENGTH } from './email-limits.js';
import { plainWords, readMarkdown } from './email-markdown.js';

export function preheaderOf(markdown: string): string {
  const plain = plainWords(readMarkdown(markdown)).trim();
  if (plain.length <= PREHEADER_LENGTH) return plain;
  const cut = plain.slice(0, PREHEADER_LENGTH).replace(/ [^ ]*$/, '');
  return `${cut.replace(/[\ud800-\udbff]$/, '')} …`;
}
