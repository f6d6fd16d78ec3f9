import { readdir, readFile } from 'node:fs/promises';
import { sentencesOf } from '@lectern/speech';
import { setText } from '@lectern/typography';

import { splitFrontMatter } from '../content/articles/read-article.js';
import { manuscriptLanguage } from '../content/title-page.js';
import { placeOf, type ReadResult } from '../content/read-content-file.js';
import { remembered } from '../content/remembered.js';
import type { Opening } from '../opening.js';
import { openingWords } from '../media-limits.js';

/** Returns two to three minutes of the first paragraphs, cut after a whole sentence. */
export function cutOpening(paragraphs: readonly string[]): string[] {
  const taken: string[] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    const kept: string[] = [];
    for (const { text } of sentencesOf([paragraph])) {
      kept.push(text);
      words += text.split(' ').length;
      if (words >= openingWords.max) break;
    }
    taken.push(kept.join(' '));
    if (words >= openingWords.min) break;
  }
  return taken;
}

/**
 * Converts a chapter's Markdown (see content/books/README.md) to the text to read aloud: one paragraph per
 * block, no markup. Headings become sentences and sources follow their quotations; pauses and notes are left
 * out.
 */
export function plainParagraphs(markdown: string, language: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .filter((block) => !isSilent(block.trim()))
    .flatMap(blockTexts)
    .map((text) => plain(text, language))
    .filter((text) => /\p{L}/u.test(text));
}

/** Ends a heading with a period. */
export function asSentence(text: string): string {
  return /[.!?…]["'”’“‘»›)]*$/.test(text) ? text : `${text}.`;
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

/** Puts the source after the quotation, without the translation's name, which the title page states. */
function quoted(block: string): string {
  const lines = block.split('\n').map((line) => line.replace(/^\s*>\s?/, ''));
  const sourceAt = lines.findIndex((line) => /^(—|--)/.test(line));
  if (sourceAt === -1) return lines.join(' ');
  const source = (lines[sourceAt] ?? '').replace(/^(—|--)\s*/, '').replace(/\s*\([A-Z]+\)$/, '');
  return `${asSentence(lines.slice(0, sourceAt).join(' ').trim())} ${asSentence(source)}`;
}

function plain(text: string, language: string): string {
  const words = text
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/\\([*_[\]\\])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return setText(words, language);
}

/** The opening of a chapter in the Markdown of manuscripts. */
export const paragraphsOf = remembered((heading: string, body: string, language: string): string[] =>
  cutOpening([asSentence(heading), body].flatMap((text) => plainParagraphs(text, language))),
);

export type SpokenOpening = Pick<Opening, 'bookId' | 'title' | 'paragraphs'>;

/** @param siteLanguage for a book that names none */
export async function readOpening(
  folder: string,
  { bookId, title }: Omit<SpokenOpening, 'paragraphs'>,
  siteLanguage: string,
): Promise<ReadResult<SpokenOpening | null>> {
  const manuscript = `content/books/${bookId}/manuscript`;
  const names = await readdir(placeOf(folder, manuscript)).catch(() => []);
  const first = names.filter((name) => /^\d\d-.*\.md$/.test(name)).sort()[0];
  if (first === undefined) return { value: null };
  const file = `${manuscript}/${first}`;
  const chapter = splitFrontMatter(await readFile(placeOf(folder, file), 'utf8'));
  if ('fault' in chapter) return { problems: [{ file, key: '', message: chapter.fault }] };
  const { title: heading } = chapter.fields as { title?: unknown };
  if (typeof heading !== 'string') return { problems: [{ file, key: 'title', message: 'is missing' }] };
  const book = splitFrontMatter(
    await readFile(placeOf(folder, `${manuscript}/book.md`), 'utf8').catch(() => ''),
  );
  const language = ('fields' in book && manuscriptLanguage(book.fields)) || siteLanguage;
  return { value: { bookId, title, paragraphs: paragraphsOf(heading, chapter.body, language) } };
}
