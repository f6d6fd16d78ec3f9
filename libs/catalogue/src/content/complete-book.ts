import type { BookFile, WrittenBook } from './book.schema.js';
import type { ContentProblem } from './content-error.js';
import type { SiteFile } from './site.schema.js';

/** Fills in what an author leaves out of book.json. What has no standard value stays absent. */
export function completeBook(
  id: string,
  book: WrittenBook,
  words: SiteFile['books'],
  palette: BookFile['palette'],
): BookFile {
  const { title, summary = book.description?.[0] ?? title } = book;
  return {
    ...book,
    fullTitle: book.fullTitle ?? title,
    path: book.path ?? `/${id.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')}`,
    summary,
    description: book.description ?? [summary],
    coverAlt: book.coverAlt ?? words.coverAlt.replace('{title}', title),
    palette: book.palette ?? palette,
    editions: book.editions.map((edition) => ({
      ...edition,
      label: edition.label ?? words.editionLabels[edition.format] ?? edition.format,
    })),
  };
}

/** Finds names that belong to none of the author's lists. */
export function checkNames(
  id: string,
  { category, editions, retailers }: BookFile,
  categories: Readonly<Record<string, string>>,
): ContentProblem[] {
  const file = `content/books/${id}/book.json`;
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const labels = editions.map(({ label }) => label);
  const problems = retailers.flatMap(({ format }, at): ContentProblem[] => {
    if (format === undefined) return [];
    if (labels.some((label) => format === label || format.startsWith(`${label} (`))) return [];
    const message =
      labels.length > 0
        ? `must be an edition of the book by its label: ${quoted(labels)}`
        : 'names an edition, but the book has no "editions"';
    return [{ file, key: `retailers[${at}].format`, message }];
  });
  const isListed = category === undefined || (category !== 'all' && category in categories);
  return isListed
    ? problems
    : [...problems, { file, key: 'category', message: unlisted(categories, 'books') }];
}

/** @param page of the list: `books`, `blog` */
export function unlisted(categories: Readonly<Record<string, string>>, page: string): string {
  const names = Object.keys(categories).filter((name) => name !== 'all');
  const list = `"words.categories" of pages/${page}.json`;
  if (names.length === 0) return `must be in ${list}, which is empty`;
  return `must be one of ${list}: ${names.map((name) => `"${name}"`).join(', ')}`;
}
