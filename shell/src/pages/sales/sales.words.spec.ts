import { bookIds } from '@lectern/catalogue';
import { describe, expect, it } from '@jest/globals';
import { salesContent } from './sales.words.js';

describe('the texts of the sales pages', () => {
  it('have the product values that the thank-you page knows, for the return from the bank @S2-sales-pages-30', () => {
    const values = bookIds.map((id) => salesContent(id).words.book.thankYouValue);
    expect(values).toEqual([
      'finding-peace',
      'starting-over',
      'grant-writing',
      'why-women',
      'fresh-start',
      'fear-not',
      'thank-god-mom',
      'greedy-lying',
    ]);
  });

  it('have a sample for each book, and the videos of Finding Peace and Starting Over', () => {
    for (const id of bookIds) {
      const { sample, trailer, sections } = salesContent(id).words;
      expect(sample).not.toBeNull();
      const showsFilm = sections.some(({ kind }) => kind === 'trailer');
      expect(showsFilm).toBe(trailer !== null);
    }
  });

  it('name the publication date and the author', () => {
    const { words } = salesContent('fear-not');
    expect(words).toMatchObject({ publishedOn: '2024-11-15', authorName: 'Eleanor Marsh' });
  });
});
