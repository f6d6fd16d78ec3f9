import { readdir } from 'node:fs/promises';

import { bookFile, type BookFile } from './book.schema.js';
import { checkNames, completeBook } from './complete-book.js';
import { completeSales } from './complete-sales.js';
import type { ContentReader } from './content-reader.js';
import type { LookFile } from './look.schema.js';
import type { PageContents } from './read-pages.js';
import { placeOf } from './read-content-file.js';
import { type ChapterFile, sampleFile } from './sample.schema.js';
import { detailFile, type DetailFile, salesFile, type SalesFile } from './sales.schema.js';
import { withOpening } from './sample-opening.js';
import type { SiteFile } from './site.schema.js';
import { unfitName } from './unfit-name.js';
import { withoutHidden } from './without-hidden.js';
import { checkTitlePage } from './title-page.js';

export interface BookContent {
  id: string;
  book: BookFile;
  /** Details of its page of facts; null for the default text. */
  detail: DetailFile | null;
  sales: SalesFile;
  /** A chapter that visitors may read. */
  sample: ChapterFile | null;
  /** A picture of the owner's, instead of the folder's. */
  coverFile?: string | undefined;
}

/** Reads the folders of `content/books`, in the order of `site.bookOrder`. */
export async function readBooks(
  reader: ContentReader,
  bookIds: readonly string[],
  { site, look, pages }: { site: SiteFile | null; look: LookFile | null; pages: Partial<PageContents> },
): Promise<BookContent[]> {
  const { folder, problems } = reader;
  const { overlay } = reader.source;
  const books: BookContent[] = [];
  for (const id of bookIds) {
    if (!/^[\w.-]+$/.test(id))
      problems.push({ file: `content/books/${id}`, key: '', message: unfitName(id) });
    const files = await readdir(placeOf(folder, `content/books/${id}`)).catch((): string[] => []);
    const has = (name: string) =>
      files.includes(name) || overlay?.documentAt(`books/${id}/${name}`) !== undefined;
    const said = await reader.file(`books/${id}/book.json`, bookFile);
    const detail = has('detail.json') ? await reader.file(`books/${id}/detail.json`, detailFile) : null;
    const sample = has('sample.json') ? await reader.file(`books/${id}/sample.json`, sampleFile) : null;
    const sales = has('sales.json')
      ? await reader.file(`books/${id}/sales.json`, salesFile, withoutHidden)
      : salesFile.parse({});
    if (!said || !site || !look) continue;
    const book = completeBook(id, said, site.books, look.colors);
    problems.push(...(await checkTitlePage(folder, id, book, site.language)));
    if (pages.books) problems.push(...checkNames(id, book, pages.books.words.categories));
    const coverFile = overlay?.pictureFor(`books/${id}/cover`);
    if (!sales) continue;
    const completed = completeSales(book, withOpening(sales, sample), site.books);
    books.push({ id, book, detail, coverFile, sample, sales: completed });
  }
  const { bookOrder = [] } = site ?? {};
  return books.sort((one, other) => bookOrder.indexOf(one.id) - bookOrder.indexOf(other.id));
}
