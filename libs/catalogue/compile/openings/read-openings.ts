import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Opening } from '../../src/opening.js';
import { bookCoverSvg } from '../compose/drawings.js';
import { splitFrontMatter } from '../content/articles/front-matter.js';
import { ContentError } from '../content/content-error.js';
import type { Content } from '../content/read-content.js';
import { coverJpeg } from '../pictures/cover-jpeg.js';
import type { Kitchen } from '../pictures/kitchen.js';
import { cutOpening } from './cut-opening.js';
import { asSentence, plainParagraphs } from './plain-paragraphs.js';

export type OpeningEntry = { [Key in keyof Opening]: Key extends 'bookId' ? string : Opening[Key] };

/**
 * The openings of the books that may be listened to. A book whose manuscript is not written yet has none.
 *
 * @throws ContentError for a chapter that cannot be read
 */
export async function readOpenings(
  root: string,
  { books, pages, site }: Content,
  kitchen: Kitchen,
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
      coverJpegBase64: await kitchen.serve(coverJpeg(await bookCoverSvg(root, bookId, { ...book, author }))),
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
