import { bookById, type BookId, salesPages, site, type Site, type SalesPage } from '@lectern/catalogue';
import { type BookFace, faceOf } from '../../book-face.js';
import { longDate } from '../../long-date.js';
import { type FilmWords, sampleOf, type SampleWords, trailerWords } from '../../reader/sample.words.js';
import type { PageContent } from '../../words.js';
import { productValueOf } from '../thank-you/thank-you-address.js';
import { type ReleaseNoticeWords, releaseNoticeWords } from './release-notice.words.js';

type OwnWords = Omit<SalesPage, 'bookId' | 'meta'>;

export interface SalesWords extends OwnWords {
  book: BookFace & {
    subtitle: string | null;
    fullTitle: string;
    ebookPriceCents: number;
    /** `product` value of the thank-you page's address: `why-women`. */
    thankYouValue: string;
  };
  /** The id of the book's record in the shop, there or to come; null where the author does not sell it. */
  productId: string | null;
  /** To be told when it is out; null for a book that is. */
  releaseNotice: ReleaseNoticeWords | null;
  /** Null for a book of which nothing is given away. */
  sample: SampleWords | null;
  /** Null for a book without a film. */
  trailer: (FilmWords & { openLabel: string }) | null;
  authorName: string;
  /** `November 15, 2024` */
  publishedText: string;
  labels: Site['sales'] & { retry: string };
  formats: Site['formats'];
  directPurchase: Site['directPurchase'];
  guarantee: string;
}

export async function salesContent(bookId: BookId): Promise<PageContent<SalesWords>> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its sales page.`);
  const { bookId: _id, meta, ...words } = await salesPages[bookId]();
  const { subtitle, fullTitle, ebookPriceCents, publishedOn, path } = book;
  const productId = book.productId ?? book.preOrderProductId;
  const { sales, shop, formats, directPurchase, guarantee, author } = site;
  return {
    meta,
    socialImage: book.socialImage,
    words: {
      ...words,
      book: {
        ...faceOf(book),
        subtitle,
        fullTitle,
        ebookPriceCents,
        thankYouValue: productId === null ? path.slice(1) : productValueOf(productId),
      },
      productId,
      releaseNotice: await releaseNoticeWords(bookId),
      sample: sampleOf(bookId),
      trailer: trailerWords(bookId),
      authorName: author.name,
      publishedText: longDate(publishedOn),
      labels: { ...sales, retry: shop.retryLabel },
      formats,
      directPurchase,
      guarantee,
    },
  };
}
