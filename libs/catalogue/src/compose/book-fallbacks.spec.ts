import { describe, expect, it } from '@jest/globals';
import type { BookFile } from '../content/book.schema.js';
import { realContent } from '../testing/content-copy.js';
import { readContent } from '../content/read-content.js';
import { withFallbacks } from './book-fallbacks.js';

const fallbacks = { paperbackPrice: 2495, ebookPrice: 995, publishedYear: 2024, pages: 280 };

async function bareBook(): Promise<BookFile> {
  const { books } = await readContent(realContent);
  const [eighth] = books.slice(7);
  if (!eighth) throw new Error('There is no eighth book.');
  const editions = eighth.book.editions.map(({ format, label, isbn, availability }) => ({
    ...{ format, label, isbn, availability },
  }));
  return { ...eighth.book, editions };
}

describe('a book with missing fields', () => {
  it('falls back to $24.95 in print, $9.95 as an e-book, the year 2024, and 280 pages', async () => {
    const book = withFallbacks(await bareBook(), fallbacks);
    expect(
      book.editions.map(({ format, price, pages, publishedOn }) => [format, price, pages, publishedOn]),
    ).toEqual([
      ['ebook', 995, 280, '2024'],
      ['paperback', 2495, 280, '2024'],
      ['paperback', 2495, 280, '2024'],
    ]);
  });

  it('keeps the values that an edition has', async () => {
    const bare = await bareBook();
    const [ebook, paperback] = bare.editions;
    if (!ebook || !paperback) throw new Error('The eighth book has no two editions.');
    const editions = [ebook, { ...paperback, price: 1999, pages: 100, publishedOn: '2026-03-01' }];
    const book = withFallbacks({ ...bare, editions }, fallbacks);
    expect(book.printed).toMatchObject({ price: 1999, pages: 100, publishedOn: '2026-03-01' });
    expect(book.ebook).toMatchObject({ price: 995, pages: 280, publishedOn: '2024' });
  });
});
