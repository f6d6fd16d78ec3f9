import { bookIds, books } from '@lectern/catalogue';
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

  it('show the first pages of the book as they are typeset', () => {
    for (const id of bookIds) expect(salesContent(id).words.sample?.interior).toHaveLength(3);
  });

  it('open on a ground that is not the color of the cover', () => {
    const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (const { id, poster, cover } of books) {
      const own = channels(cover.dominantColor);
      for (const { ground } of Object.values(poster)) {
        const differences = channels(ground).map((channel, at) => Math.abs(channel - (own[at] ?? 0)));
        expect([id, Math.max(...differences) > 16]).toEqual([id, true]);
      }
    }
  });

  it('name the publication date and the author', () => {
    const { words } = salesContent('fear-not');
    expect(words).toMatchObject({ publishedOn: '2024-11-15', authorName: 'Eleanor Marsh' });
  });
});
