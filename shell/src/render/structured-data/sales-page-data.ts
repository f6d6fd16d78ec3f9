import {
  type BookCard,
  bookById,
  type BookId,
  salesPageOf,
  type SalesPage,
  site,
  type Review,
} from '@lectern/catalogue';

import { productOfBook } from '../../books/book-product.words.js';
import { authorNode, bookFormats, breadcrumbData, type JsonLd, offerNode } from './json-ld.js';
import type { BookReviews, SiteData } from '../../site-data.js';

interface Offered {
  sku: string;
  isbn: string;
  bookFormat: 'EBook' | 'Paperback';
  pages: number;
  publishedOn: string;
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
    .map(({ format, label, isbn, pages }) => ({
      '@type': 'Book',
      bookEdition: label,
      bookFormat: bookFormats[format],
      isbn: isbn.replaceAll('-', ''),
      numberOfPages: pages,
      offers: sellers(page, label),
    }));

/**
 * The e-book at the shop's own price while it is on sale; else a pre-order, also at a shop that has no address for it
 * yet; else the e-book as unavailable.
 */
function offered(book: BookCard, page: SalesPage, data: SiteData, url: string): Offered {
  const { preOrder, editions } = page;
  const product = productOfBook(data, book.id);
  if (!product && preOrder) {
    const { edition, retailer } = preOrder;
    const { priceCents, isbn, pages, publishedOn } = edition;
    const elsewhere = {
      ...offerNode(priceCents, null, 'PreOrder'),
      seller: { '@type': 'Organization', name: retailer },
    };
    const offers = [offerNode(priceCents, url, 'PreOrder'), elsewhere];
    return { sku: book.id, isbn, bookFormat: 'Paperback', pages, publishedOn, offers };
  }
  const ebook = editions.find(({ isbn }) => isbn === book.ebookIsbn);
  return {
    sku: product?.id ?? book.id,
    isbn: book.ebookIsbn,
    bookFormat: 'EBook',
    pages: ebook?.pages ?? book.pages,
    publishedOn: ebook?.publishedOn ?? book.publishedOn,
    offers: [
      product ? offerNode(product.price, url) : offerNode(book.ebookPriceCents, url, 'OutOfStock'),
      ...sellers(page, ebook?.label),
    ],
  };
}

export function salesPageData(bookId: BookId, path: string, data: SiteData): JsonLd[] {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its structured data.`);
  const page = salesPageOf(bookId);
  const url = data.publicUrl + path;
  const image = data.publicUrl + book.cover.src;
  const { sku, isbn, bookFormat, pages, publishedOn, offers } = offered(book, page, data, url);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: book.fullTitle,
      author: authorNode(data),
      publisher: authorNode(data),
      bookFormat: `https://schema.org/${bookFormat}`,
      isbn: isbn.replaceAll('-', ''),
      numberOfPages: pages,
      datePublished: publishedOn,
      description: book.description,
      genre: book.category,
      keywords: book.keywords.join(', '),
      inLanguage: site.language,
      image,
      url,
      offers,
      ...(bookFormat === 'EBook' ? { workExample: printed(page) } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: book.fullTitle,
      description: book.summary,
      sku,
      gtin13: isbn.replaceAll('-', ''),
      brand: { '@type': 'Brand', name: site.name },
      image,
      offers: offers[0],
      ...ratingData(page.reviews, data.reviews[book.productId ?? '']),
    },
    breadcrumbData(data.publicUrl, [
      { name: 'Home', path: '/' },
      { name: book.title, path },
    ]),
  ];
}

const NONE: BookReviews = { count: 0, rating: 0, shown: [] };

/** Search engines accept only ratings of verified buyers: all others are left out. */
export function ratingData(reviews: readonly Review[], verified = NONE): JsonLd {
  const bought = reviews.filter(({ source }) => source === 'bought');
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
    review: [...verified.shown, ...bought].map(({ name, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
    })),
  };
}
