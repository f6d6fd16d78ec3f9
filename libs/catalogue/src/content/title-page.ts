import { readFile } from 'node:fs/promises';
import { setText } from '@lectern/typography';

import { splitFrontMatter } from './articles/read-article.js';
import type { BookFile } from './book.schema.js';
import type { ContentProblem } from './content-error.js';
import { placeOf } from './read-content-file.js';

/** Of the front matter of a manuscript's book.md; BCP 47. */
export const manuscriptLanguage = (fields: unknown): string | undefined => {
  const { language } = Object(fields) as { language?: unknown };
  return typeof language === 'string' ? language : undefined;
};

/** Finds differences between a manuscript's title page and the book's record: readers see both. */
export async function checkTitlePage(
  folder: string,
  id: string,
  { title, subtitle, editions }: BookFile,
  siteLanguage: string,
): Promise<ContentProblem[]> {
  const file = `content/books/${id}/manuscript/book.md`;
  const written = await readFile(placeOf(folder, file), 'utf8').catch(() => null);
  if (written === null) return [];
  const page = splitFrontMatter(written);
  if ('fault' in page) return [{ file, key: '', message: page.fault }];
  const said = page.fields as Record<string, unknown>;
  const language = manuscriptLanguage(said) ?? siteLanguage;
  const publishedOn = editions.find(({ format }) => format === 'ebook')?.publishedOn;
  const problems: ContentProblem[] = [];
  const hold = (key: string, record: string | null | undefined): void => {
    const found = typeof said[key] === 'string' ? setText(said[key], language) : undefined;
    if (record === undefined || found === (record ?? undefined)) return;
    const message = `says ${JSON.stringify(found ?? null)}, but book.json ${JSON.stringify(record)}`;
    problems.push({ file, key, message });
  };
  hold('title', title);
  hold('subtitle', subtitle);
  hold('published', publishedOn);
  return problems;
}
