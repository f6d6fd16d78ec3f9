import type { PublicProduct } from '@lectern/api-client';
import {
  bookById,
  type BookId,
  salesPageOf,
  site,
  type Site,
  type SalesPage,
  type SalesSection,
  pages,
  type PageWords,
} from '@lectern/catalogue';
import type { BookOptions, CheckoutLaw } from '@lectern/widget-kit';

import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import type { ViewWords } from '../../books/view-switch.js';
import { checkoutLaw } from '../../books/checkout-law.words.js';
import { checkoutBook } from '../../books/checkout-book.words.js';
import {
  type FilmWords,
  sampleOf,
  type SampleWords,
  trailerWords,
} from '../../islands/reader/sample.words.js';
import { productValueOf } from '../thank-you/thank-you-address.js';
import type { PageContent } from '../../site-map/page-content.js';

type OwnWords = Omit<SalesPage, 'bookId' | 'meta'>;

export interface SalesWords extends OwnWords {
  book: BookSummary & {
    subtitle: string | null;
    fullTitle: string;
    ebookPriceCents: number | null;
    seriesText: string | null;
    /** `product` value in the thank-you page's address: `why-women`. */
    thankYouValue: string;
    checkout: BookOptions | undefined;
    law: CheckoutLaw | undefined;
  };
  /** Id of the book's product, existing or planned; null if the author does not sell it. */
  productId: string | null;
  releaseNotice: ReleaseNoticeWords | null;
  sample: SampleWords | null;
  trailer: (FilmWords & { openLabel: string }) | null;
  authorName: string;
  /** `2024-11-15` */
  publishedOn: string | null;
  labels: Site['sales'] & { retry: string };
  formats: Site['formats'];
  directPurchase: Site['directPurchase'];
  guarantee: string;
  views: ViewWords;
}

export function salesContent(bookId: BookId): PageContent<SalesWords> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its sales page.`);
  const { bookId: _id, meta, ...words } = salesPageOf(bookId);
  const { subtitle, fullTitle, ebookPriceCents, edition, path, series } = book;
  const productId = book.productId ?? book.preOrderProductId;
  const { sales, shop, formats, directPurchase, guarantee, author } = site;
  return {
    meta,
    bookId,
    socialImage: book.socialImage,
    words: {
      ...words,
      book: {
        ...summaryOf(book),
        subtitle,
        fullTitle,
        ebookPriceCents,
        seriesText: series?.text ?? null,
        checkout: checkoutBook(bookId),
        law: checkoutLaw('ebook'),
        thankYouValue: productId === null ? path.slice(1) : productValueOf(productId),
      },
      productId,
      releaseNotice: releaseNoticeWords(bookId),
      sample: sampleOf(bookId),
      trailer: trailerWords(bookId),
      authorName: author.name,
      publishedOn: edition?.publishedOn ?? null,
      labels: { ...sales, retry: shop.retryLabel },
      formats,
      directPurchase,
      guarantee,
      views: pages['book-detail'].words.views,
    },
  };
}

export interface SectionProps<Kind extends SalesSection['kind']> {
  words: SalesWords;
  section: Extract<SalesSection, { kind: Kind }>;
  /** Undefined while the book is not on sale here. */
  product: PublicProduct | undefined;
}

export interface ReleaseNoticeWords {
  form: PageWords<'release-notice-asked'>['form'];
  productId: string;
}

function releaseNoticeWords(bookId: BookId): ReleaseNoticeWords | null {
  const productId = bookById(bookId)?.preOrderProductId;
  if (!productId) return null;
  const { words } = pages['release-notice-asked'];
  return { form: words.form, productId };
}
