import { readdir } from 'node:fs/promises';

import { bookFile, type BookFile } from './book.schema.js';
import { checkNames, completeBook } from './complete-book.js';
import { completeSales } from './complete-sales.js';
import type { ContentReader } from './content-reader.js';
import type { PageContents } from './read-pages.js';
import { placeOf } from './read-content-file.js';
import { detailFile, type DetailFile, salesFile, type SalesFile } from './sales.schema.js';
import type { SiteFile } from './site.schema.js';
import { unfitName } from './unfit-name.js';
import { checkTitlePage } from './title-page.js';

export interface BookContent {
  id: string;
  book: BookFile;
  /** Details of its page of facts; null for the default text. */
  detail: DetailFile | null;
  sales: SalesFile;
}

/** Reads the folders of `content/books`, in the order of `site.bookOrder`. */
export async function readBooks(
  reader: ContentReader,
  bookIds: readonly string[],
  { site, pages }: { site: SiteFile | null; pages: Partial<PageContents> },
): Promise<BookContent[]> {
  const { folder, problems } = reader;
  const books: BookContent[] = [];
  for (const id of bookIds) {
    if (!/^[\w.-]+$/.test(id))
      problems.push({ file: `content/books/${id}`, key: '', message: unfitName(id) });
    const files = await readdir(placeOf(folder, `content/books/${id}`));
    const said = await reader.file(`books/${id}/book.json`, bookFile);
    const detail = files.includes('detail.json')
      ? await reader.file(`books/${id}/detail.json`, detailFile)
      : null;
    const sales = files.includes('sales.json')
      ? await reader.file(`books/${id}/sales.json`, salesFile)
      : salesFile.parse({});
    if (!said || !site) continue;
    const book = completeBook(id, said, site.books);
    problems.push(...(await checkTitlePage(folder, id, book, site.language)));
    if (pages.books) problems.push(...checkNames(id, book, pages.books.words.categories));
    if (sales) books.push({ id, book, detail, sales: completeSales(book, sales, site.books) });
  }
  const { bookOrder = [] } = site ?? {};
  return books.sort((one, other) => bookOrder.indexOf(one.id) - bookOrder.indexOf(other.id));
}
