import { describe, expect, it } from '@jest/globals';
import type { BookFile } from '../content/book.schema.js';
import { realContent } from '../testing/content-copy.js';
import { readContent } from '../content/read-content.js';
import { settled } from './book-fallbacks.js';

const fallbacks = { paperbackPrice: 2495, ebookPrice: 995, publishedYear: 2024, pages: 280 };

async function bareBook(): Promise<BookFile> {
  const { books } = await readContent(realContent);
  const [eighth] = books.slice(7);
  if (!eighth) throw new Error('There is no eighth book.');
  const { listPrice: _price, pages: _pages, publishedOn: _day, ...book } = eighth.book;
  return { ...book, editions: book.editions.map(({ format, label, isbn }) => ({ format, label, isbn })) };
}

describe('a book of which something is left open', () => {
  it('costs $24.95 in print and $9.95 as an e-book, appeared in 2024 and has 280 pages', async () => {
    const book = settled(await bareBook(), fallbacks);
    expect(book).toMatchObject({ listPrice: 2495, pages: 280, publishedOn: '2024' });
    expect(book.editions.map(({ format, price, pages }) => [format, price, pages])).toEqual([
      ['ebook', 995, 280],
      ['paperback', 2495, 280],
    ]);
  });

  it('keeps what it does say', async () => {
    const book = settled({ ...(await bareBook()), listPrice: 1999, pages: 100 }, fallbacks);
    expect(book).toMatchObject({ listPrice: 1999, pages: 100 });
    expect(book.editions[1]).toMatchObject({ price: 1999, pages: 100 });
  });
});
