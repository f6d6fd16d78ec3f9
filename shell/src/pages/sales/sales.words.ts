import { bookById, type BookId, salesPages, site, type Site, type SalesPage } from '@lectern/catalogue';
import { type BookFace, faceOf } from '../../book-face.js';
import { type FilmWords, sampleOf, type SampleWords, trailerWords } from '../../reader/sample.words.js';
import type { PageContent } from '../../words.js';

export interface SalesWords extends Pick<SalesPage, 'headline' | 'lead' | 'synopsis' | 'features'> {
  book: BookFace & { fullTitle: string; ebookPriceCents: number };
  authorName: string;
  includes: string[];
  reviews: SalesPage['reviews'];
  retailers: SalesPage['retailers'];
  keywords: string[];
  opening: SalesPage['opening'];
  /** Null for a book of which nothing is given away. */
  sample: SampleWords | null;
  /** Null for a book without a film. */
  trailer: (FilmWords & { openLabel: string }) | null;
  labels: Site['sales'] & { retry: string };
  formats: Site['formats'];
  directPurchase: Site['directPurchase'];
  guarantee: string;
}

export async function salesContent(
  bookId: BookId & keyof typeof salesPages,
): Promise<PageContent<SalesWords>> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its sales page.`);
  const { bookId: _id, meta, ...words } = await salesPages[bookId]();
  const { fullTitle, ebookPriceCents } = book;
  const { sales, shop, formats, directPurchase, guarantee, author } = site;
  return {
    meta,
    socialImage: book.socialImage,
    words: {
      ...words,
      book: { ...faceOf(book), fullTitle, ebookPriceCents },
      sample: sampleOf(bookId),
      trailer: trailerWords(bookId),
      authorName: author.name,
      labels: { ...sales, retry: shop.retryLabel },
      formats,
      directPurchase,
      guarantee,
    },
  };
}
