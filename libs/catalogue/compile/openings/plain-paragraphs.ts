import { setText } from '@lectern/typography';

/**
 * What is read aloud of a chapter's Markdown (content/books/README.md says what may be in it): text without marks, one
 * paragraph for each block. A heading becomes a sentence, the source of a quotation its last one; pauses and notes are
 * left out.
 */
export function plainParagraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .filter((block) => !isSilent(block.trim()))
    .flatMap(blockTexts)
    .map(plain)
    .filter((text) => /\p{L}/u.test(text));
}

/** A sentence even where it was set as a heading. */
export function asSentence(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

function isSilent(block: string): boolean {
  return /^(\*\*\*|---)$|^\[\^[^\]]+\]:|^!\[|^\|/.test(block);
}

function blockTexts(block: string): string[] {
  const heading = /^#+\s+(.*)$/.exec(block.trim());
  if (heading) return [asSentence(heading[1] ?? '')];
  if (/^\s*>/.test(block)) return [quoted(block)];
  if (/^\s*(-|\d+\.)\s/.test(block)) return block.trim().split(/\n\s*(?:-|\d+\.)\s+|^(?:-|\d+\.)\s+/);
  return [block];
}

/** Its words, and then whence they are: without the name of the translation, which a title page says once for all. */
function quoted(block: string): string {
  const lines = block.split('\n').map((line) => line.replace(/^\s*>\s?/, ''));
  const sourceAt = lines.findIndex((line) => /^(—|--)/.test(line));
  if (sourceAt === -1) return lines.join(' ');
  const source = (lines[sourceAt] ?? '').replace(/^(—|--)\s*/, '').replace(/\s*\([A-Z]+\)$/, '');
  return `${asSentence(lines.slice(0, sourceAt).join(' ').trim())} ${asSentence(source)}`;
}

function plain(text: string): string {
  const words = text
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/\\([*_[\]\\])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return setText(words);
}
