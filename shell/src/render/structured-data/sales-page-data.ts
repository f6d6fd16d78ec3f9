import {
  type BookCard,
  bookById,
  type BookId,
  type Edition,
  salesPageOf,
  type SalesPage,
  site,
  type Review,
} from '@lectern/catalogue';

import { productOfBook } from '../../books/book-product.words.js';
import {
  authorNode,
  bookFormats,
  breadcrumbData,
  editionNode,
  type JsonLd,
  offerNode,
  seriesNode,
} from './json-ld.js';
import type { BookReviews, SiteData } from '../../site-data.js';

interface Offered {
  sku: string;
  edition: Edition | null;
  /** The author's own first. */
  offers: JsonLd[];
}

const sellers = ({ retailers }: SalesPage, label: string | undefined): JsonLd[] =>
  retailers.flatMap(({ name, url, format, priceCents }) =>
    format === label && priceCents !== null
      ? [{ ...offerNode(priceCents, url), seller: { '@type': 'Organization', name } }]
      : [],
  );

const printed = (page: SalesPage): JsonLd[] =>
  page.editions
    .filter(({ format }) => format !== 'ebook')
    .map((edition) => ({ '@type': 'Book', ...editionNode(edition), offers: sellers(page, edition.label) }));

/**
 * The e-book at the shop's own price while it is on sale; else a pre-order, also at a shop that has no address for it
 * yet; else the e-book as unavailable.
 */
function offered(book: BookCard, page: SalesPage, data: SiteData, url: string): Offered {
  const { preOrder, editions } = page;
  const product = productOfBook(data, book.id);
  if (!product && preOrder) {
    const { edition, retailer } = preOrder;
    const { priceCents } = edition;
    if (priceCents === null) return { sku: book.id, edition, offers: [] };
    const elsewhere = retailer && {
      ...offerNode(priceCents, null, 'PreOrder'),
      seller: { '@type': 'Organization', name: retailer },
    };
    const offers = [offerNode(priceCents, url, 'PreOrder'), ...(elsewhere ? [elsewhere] : [])];
    return { sku: book.id, edition, offers };
  }
  const ebook = editions.find(({ format }) => format === 'ebook');
  const own = product
    ? [offerNode(product.price, url)]
    : book.ebookPriceCents === null
      ? []
      : [offerNode(book.ebookPriceCents, url, 'OutOfStock')];
  const edition = ebook ?? editions[0] ?? null;
  return { sku: product?.id ?? book.id, edition, offers: [...own, ...sellers(page, edition?.label)] };
}

export function salesPageData(bookId: BookId, path: string, data: SiteData): JsonLd[] {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its structured data.`);
  const page = salesPageOf(bookId);
  const url = data.publicUrl + path;
  const image = data.publicUrl + book.cover.src;
  const { sku, edition, offers } = offered(book, page, data, url);
  const others = printed(page);
  const isbn = edition?.isbn?.replaceAll('-', '');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: book.fullTitle,
      author: authorNode(data),
      publisher: authorNode(data),
      bookFormat: edition ? bookFormats[edition.format] : undefined,
      isbn,
      numberOfPages: edition?.pages ?? undefined,
      datePublished: edition?.publishedOn ?? undefined,
      description: book.description,
      ...seriesNode(book),
      genre: book.category ?? undefined,
      keywords: book.keywords.join(', ') || undefined,
      inLanguage: site.language,
      image,
      url,
      offers: offers.length > 0 ? offers : undefined,
      ...(edition?.format === 'ebook' && others.length > 0 ? { workExample: others } : {}),
    },
    offers[0] && {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: book.fullTitle,
      description: book.summary,
      sku,
      gtin13: isbn,
      brand: { '@type': 'Brand', name: site.name },
      image,
      offers: offers[0],
      ...ratingData(page.reviews, data.reviews[book.productId ?? ''], `${data.publicUrl}/#author`),
    },
    breadcrumbData(data.publicUrl, [{ name: book.title, path }]),
  ].filter((node) => node !== undefined);
}

const NONE: BookReviews = { count: 0, rating: 0, shown: [] };

/** Search engines accept only ratings of verified buyers: all others are left out. */
export function ratingData(reviews: readonly Review[], verified = NONE, authorId = '#author'): JsonLd {
  const bought = reviews.flatMap(({ source, rating, ...review }) =>
    source === 'bought' && rating !== undefined ? [{ ...review, rating }] : [],
  );
  const count = bought.length + verified.count;
  if (count === 0) return {};
  const sum = bought.reduce((total, { rating }) => total + rating, verified.rating * verified.count);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round((sum / count) * 10) / 10,
      reviewCount: count,
      bestRating: 5,
    },
    review: [...verified.shown, ...bought].map(({ name, rating, text, ...more }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
      ...('reply' in more && {
        comment: { '@type': 'Comment', text: more.reply, author: { '@id': authorId } },
      }),
    })),
  };
}
