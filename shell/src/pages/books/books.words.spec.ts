import { describe, expect, it } from '@jest/globals';
import { booksContent } from './books.words.js';

describe('the texts of the list of books', () => {
  it('have four categories, starting with every book @S1-books-2', () => {
    const { categories } = booksContent().words;
    expect(Object.entries(categories)).toEqual([
      ['all', 'All Books'],
      ['spiritual', 'Spiritual Growth'],
      ['legal', 'Legal Guidance'],
      ['motivational', 'Motivational'],
    ]);
  });

  it('link every book to its detail page and to two shops', () => {
    const { books } = booksContent().words;
    expect(books).toHaveLength(8);
    for (const { id, detailPath, shops } of books) {
      expect(detailPath).toBe(`/books/${id}`);
      expect(shops.map(({ name }) => name)).toEqual(['Amazon', 'Barnes & Noble']);
    }
  });

  it('end with two ways to contact the author @S1-books-7', () => {
    const { links } = booksContent().words.closing;
    expect(links.map(({ label }) => label)).toEqual(['Contact Me', 'Book a Speaking Event']);
    expect(links.map(({ path }) => path)).toEqual([
      expect.stringMatching(/contact$/),
      expect.stringMatching(/speaking$/),
    ]);
  });
});
