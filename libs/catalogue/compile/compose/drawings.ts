import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookFile } from '../content/book.schema.js';
import { standInCover } from '../pictures/stand-in-cover.js';
import { standInPortrait } from '../pictures/stand-in-site-art.js';

/** A drawing of content/, or null where its author has made none. */
export async function drawing(root: string, file: string): Promise<string | null> {
  return readFile(join(root, file), 'utf8').catch(() => null);
}

/** The cover of a book, or one that stands in for it. */
export async function bookCoverSvg(
  root: string,
  id: string,
  { title, subtitle, author, palette }: Pick<BookFile, 'title' | 'subtitle' | 'palette'> & { author: string },
): Promise<string> {
  const drawn = await drawing(root, `content/books/${id}/cover.svg`);
  return drawn ?? standInCover({ title, subtitle, author, palette: palette.light });
}

/** The author's portrait, or one that stands in for it. */
export async function portraitSvg(root: string, author: string): Promise<string> {
  return (await drawing(root, 'content/site/portrait.svg')) ?? standInPortrait(author);
}
