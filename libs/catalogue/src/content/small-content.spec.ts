import { afterEach, describe, expect, it } from '@jest/globals';

import { smallContent, type SmallContent } from '../testing/small-content.js';
import { readContent } from './read-content.js';

describe('A content folder of five files', () => {
  let content: SmallContent | undefined;
  afterEach(() => content?.remove());

  it.each(['en', 'de'] as const)(
    'opens in %s, and what the author does not write is absent',
    async (language) => {
      content = await smallContent(language);
      expect(content.fileCount).toBe(5);
      const { site, pages, books, postage, videos, downloads, chat, legal } = await readContent(
        content.folder,
      );
      expect(site.name).toBe('Jonas Feld');
      expect(site.author).not.toHaveProperty('role');
      expect(site.contact.phone).toBeUndefined();
      expect(site.parts).toEqual(['blog', 'embeds', 'films', 'newsletter']);
      expect(postage.countries.map(({ code }) => code)).toEqual([language === 'de' ? 'DE' : 'GB']);
      expect([videos.highlights, downloads.cards, chat, legal]).toEqual([[], [], null, null]);
      expect(pages.downloads).toBeUndefined();
      expect(pages.home.words.bookOfTheMonth.entries).toEqual([]);
      expect(books.map(({ book, sales }) => [book.path, book.retailers, sales.reviews])).toEqual([
        ['/das-leise-eis', [], []],
        ['/nordlicht', [], []],
        ['/skizzen', [], []],
      ]);
    },
  );

  it('has lists of its own: categories, formats, stores, series', async () => {
    content = await smallContent('de', {
      files: {
        'pages/books.json': { words: { categories: { krimi: 'Krimis' } } },
        'books/nordlicht/book.json': {
          title: 'Nordlicht',
          category: 'krimi',
          series: { name: 'Fälle im Eis', number: 2 },
          editions: [{ format: 'leporello', label: 'Leporello', price: '24,00 €' }],
          retailers: [
            { name: 'Buchladen am Ring', url: 'https://ring.example/nordlicht', format: 'Leporello' },
          ],
        },
      },
    });
    const { book } = (await readContent(content.folder)).books[1] ?? {};
    expect(book).toMatchObject({
      category: 'krimi',
      series: { name: 'Fälle im Eis', number: 2 },
      editions: [{ format: 'leporello', label: 'Leporello', price: 2400 }],
      retailers: [{ name: 'Buchladen am Ring', price: null }],
    });
  });

  it('rejects a category that the author does not list, and a store’s unknown edition', async () => {
    content = await smallContent('de', {
      files: {
        'books/nordlicht/book.json': {
          title: 'Nordlicht',
          category: 'krimi',
          retailers: [{ name: 'Ring', url: 'https://ring.example/', format: 'Hörbuch' }],
        },
      },
    });
    const read = readContent(content.folder);
    await expect(read).rejects.toThrow(/"category" must be in "words.categories" of pages\/books.json/);
    await expect(read).rejects.toThrow(/"retailers\[0\].format" names an edition, but the book has no/);
  });

  it('needs the price of an e-book that it sells', async () => {
    content = await smallContent('en', {
      files: { 'books/nordlicht/book.json': { title: 'Nordlicht', direct: { productId: 'nordlicht' } } },
    });
    await expect(readContent(content.folder)).rejects.toThrow(
      /"direct" sells the e-book: add it to "editions"/,
    );
  });
});
