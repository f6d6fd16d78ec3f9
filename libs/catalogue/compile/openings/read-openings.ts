import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentencesOf } from '@lectern/speech';
import { setText } from '@lectern/typography';

import type { Opening } from '../../src/opening.js';
import { bookCoverSvg } from '../compose/draw-pictures.js';
import { splitFrontMatter } from '../content/articles/read-article.js';
import { ContentError } from '../content/read-content-file.js';
import type { Content } from '../content/read-content.js';
import { coverJpeg } from '../pictures/cover-jpeg.js';
import type { PictureStore } from '../pictures/picture-store.js';

/** A paragraph that ends between these ends the opening; otherwise the first sentence beyond them does. */
const fewestWords = 365;
const mostWords = 420;

/** The first paragraphs, as far as two to three minutes carry in any voice, cut after a whole sentence. */
export function cutOpening(paragraphs: readonly string[]): string[] {
  const taken: string[] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    const kept: string[] = [];
    for (const { text } of sentencesOf([paragraph])) {
      kept.push(text);
      words += text.split(' ').length;
      if (words >= mostWords) break;
    }
    taken.push(kept.join(' '));
    if (words >= fewestWords) break;
  }
  return taken;
}

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
function asSentence(text: string): string {
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

export type OpeningEntry = { [Key in keyof Opening]: Key extends 'bookId' ? string : Opening[Key] };

/**
 * The openings of the books that may be listened to. A book whose manuscript is not written yet has none.
 *
 * @throws ContentError for a chapter that cannot be read
 */
export async function readOpenings(
  root: string,
  { books, pages, site }: Content,
  store: PictureStore,
): Promise<OpeningEntry[]> {
  const author = site.author.name;
  const found: OpeningEntry[] = [];
  for (const { bookId, title } of pages['audio-previews'].words.generator.books) {
    const book = books.find(({ id }) => id === bookId)?.book;
    const paragraphs = book && (await firstWords(root, bookId));
    if (!paragraphs) continue;
    found.push({
      bookId,
      title,
      author,
      paragraphs,
      textHash: createHash('sha256').update(paragraphs.join('\n\n')).digest('hex'),
      coverJpegBase64: await store.publish(coverJpeg(await bookCoverSvg(root, bookId, { ...book, author }))),
    });
  }
  return found;
}

async function firstWords(root: string, bookId: string): Promise<string[] | null> {
  const folder = `content/books/${bookId}/manuscript`;
  const names = await readdir(join(root, folder)).catch(() => []);
  const first = names.filter((name) => /^\d\d-.*\.md$/.test(name)).sort()[0];
  if (first === undefined) return null;
  const file = `${folder}/${first}`;
  const chapter = splitFrontMatter(await readFile(join(root, file), 'utf8'));
  if ('fault' in chapter) throw new ContentError([{ file, key: '', message: chapter.fault }]);
  const { title } = chapter.fields as { title?: unknown };
  if (typeof title !== 'string') throw new ContentError([{ file, key: 'title', message: 'is missing' }]);
  return cutOpening([...plainParagraphs(asSentence(title)), ...plainParagraphs(chapter.body)]);
}
