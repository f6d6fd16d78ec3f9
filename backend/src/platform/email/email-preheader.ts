import { plainWords, readMarkdown } from './email-markdown.js';

const PREHEADER_LENGTH = 120;

/** The beginning of a Markdown text as plain words: the line that an inbox shows beside the subject. */
export function preheaderOf(markdown: string): string {
  const plain = plainWords(readMarkdown(markdown)).trim();
  if (plain.length <= PREHEADER_LENGTH) return plain;
  const cut = plain.slice(0, PREHEADER_LENGTH).replace(/ [^ ]*$/, '');
  return `${cut.replace(/[\ud800-\udbff]$/, '')} …`;
}
