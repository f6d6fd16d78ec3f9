import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BookId, bookIds } from '@lectern/catalogue';
import type { PageContent } from '../../site-map/page-content.js';
import { bookNotFoundContent } from './book-not-found.words.js';
import { bookContent, type BookWords } from './book.words.js';

const contents = new Map<BookId, PageContent<BookWords>>();
const wordsOf = (id: BookId): BookWords => {
  const content = contents.get(id);
  if (!content) throw new Error(`${id} was not read.`);
  return content.words;
};

describe('the texts of a book’s page', () => {
  beforeAll(() => {
    for (const id of bookIds) contents.set(id, bookContent(id));
  });

  it('link to four shops, each with an address of its own @S1-books-10', () => {
    for (const id of bookIds) {
      const { shops } = wordsOf(id);
      expect(shops.map(({ name }) => name)).toEqual(['Amazon', 'Barnes & Noble', 'Kobo', 'Apple Books']);
      expect(shops.map(({ url }) => new URL(url).hostname)).toEqual([
        'www.amazon.com',
        'www.barnesandnoble.com',
        'www.kobo.com',
        'books.apple.com',
      ]);
    }
  });

  it('name the print and e-book prices, and the hardcover price if there is one @S1-books-8', () => {
    expect(wordsOf('finding-peace')).toMatchObject({
      book: { edition: { priceCents: 1695 }, ebookPriceCents: 999 },
      hardbackPriceCents: 1999,
    });
    expect(wordsOf('grant-writing')).toMatchObject({
      book: { edition: { priceCents: 1999 }, ebookPriceCents: 995 },
      hardbackPriceCents: null,
    });
  });

  it('state page count, publication date and ISBNs @S1-books-11', () => {
    expect(wordsOf('fear-not').facts).toEqual([
      { label: 'Pages (Paperback)', value: '235' },
      { label: 'Published', value: 'November 15, 2024' },
      { label: 'ISBN', value: '979-8-000-00062-5' },
      { label: 'eBook ISBN', value: '979-8-000-00061-8' },
      { label: 'Hardcover ISBN', value: '979-8-000-00063-2' },
    ]);
  });

  it('name the category as the filter does @S1-books-9', () => {
    expect(wordsOf('finding-peace').categoryLabel).toBe('Spiritual Growth');
    expect(wordsOf('fresh-start').categoryLabel).toBe('Legal Guidance');
    expect(wordsOf('starting-over').categoryLabel).toBe('Motivational');
  });

  it('have a card about the book for all but Finding Peace @S1-books-14', () => {
    const without = bookIds.filter((id) => wordsOf(id).about === null);
    expect(without).toEqual(['finding-peace']);
    for (const id of bookIds.filter((each) => each !== 'finding-peace')) {
      expect(wordsOf(id).about?.heading).toBe('About This Book');
    }
  });

  it('list for Grant Writing its features, its first three audiences, and a closing text @S1-books-16', () => {
    const { about } = wordsOf('grant-writing');
    expect(about?.features?.entries).toHaveLength(5);
    expect(about?.audience).toEqual({
      heading: 'Perfect For',
      entries: [
        'Small nonprofits, churches, schools and clinics',
        'First-time grant writers who were volunteered',
        'Board members who sign what others write',
      ],
    });
    expect(about?.closing).toMatch(/begin with the phone call\.$/);
  });

  it('are special for three books, and the same with their titles for all others @S1-books-15', () => {
    const firstWords = (id: BookId) => wordsOf(id).about?.paragraphs[0];
    const own = (['starting-over', 'grant-writing', 'women-teach'] as const).map(firstWords);
    expect(own.every((words) => words && !words.includes('the way I write all my books'))).toBe(true);
    for (const [id, title] of [
      ['fresh-start', 'Fresh Start'],
      ['fear-not', 'Fear Not'],
      ['thank-god-mom', 'Thank God for Mom'],
      ['greedy-lying', 'Greedy/Lying'],
    ] as const) {
      expect(firstWords(id)).toContain(`I wrote ${title} the way I write all my books`);
    }
  });

  it('have a mock-up and a banner of seven books with alternative texts, and none of Greedy/Lying @S1-books-13', () => {
    for (const id of bookIds) {
      const pictures = [...wordsOf(id).mockups, ...wordsOf(id).banners];
      expect(pictures).toHaveLength(id === 'greedy-lying' ? 0 : 2);
      for (const { alt, avifSrcSet } of pictures) {
        expect(alt.length).toBeGreaterThan(30);
        expect(avifSrcSet.split(',')).toHaveLength(3);
      }
    }
  });

  it('link to the sales page, or to the release notice of a pre-order', () => {
    const label = 'Buy it from the author';
    expect(wordsOf('finding-peace').authorLink).toMatchObject({ label, path: '/finding-peace' });
    expect(wordsOf('fresh-start').authorLink).toMatchObject({ label, path: '/fresh-start' });
    expect(wordsOf('greedy-lying')).toMatchObject({
      authorLink: { label, comingLabel: 'Hear when it’s out', path: '/greedy-lying' },
      isComing: true,
      comingProductId: 'greedy-lying-ebook',
    });
  });

  it('name three similar books, those of the same category first @S1-books-22', () => {
    expect(wordsOf('grant-writing').more.heading).toBe('You Might Also Like');
    expect(wordsOf('grant-writing').more.books.map(({ detailPath }) => detailPath)).toEqual([
      '/books/fresh-start',
      '/books/finding-peace',
      '/books/starting-over',
    ]);
  });
});

describe('the texts for an unknown book', () => {
  it('match the specification @S1-books-23 @S1-routes-10', () => {
    const { heading, text, links } = bookNotFoundContent().words;
    expect(heading).toBe('Book Not Found');
    expect(text).toBe("The book you're looking for doesn't exist or has been moved.");
    expect(links).toEqual([{ label: 'Browse All Books', path: '/books' }]);
  });
});
