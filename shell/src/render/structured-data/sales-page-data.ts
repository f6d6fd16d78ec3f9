import {
  type BookCard,
  bookById,
  type BookId,
  salesPageOf,
  type SalesPage,
  site,
  type Review,
} from '@lectern/catalogue';

import { productOfBook } from '../../books/book-product.js';
import { authorNode, breadcrumbData, type JsonLd, offerNode } from './json-ld.js';
import type { SiteData } from '../../site-data.js';

/** What is offered on the page today, and the edition that it is. */
interface Offered {
  sku: string;
  isbn: string;
  bookFormat: 'EBook' | 'Paperback';
  pages: number;
  publishedOn: string;
  offers: JsonLd | JsonLd[];
}

/**
 * The e-book at the shop's own price while it is sold; else what can be ordered in advance, also from a shop that
 * has no address for it yet; else the e-book, which cannot be had.
 */
function offered(book: BookCard, page: SalesPage, data: SiteData, url: string): Offered {
  const { preOrder, editions, productWords } = page;
  const productId = book.productId ?? book.preOrderProductId;
  const product = productOfBook(data.products, { productId, productWords });
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
    offers: product ? offerNode(product.price, url) : offerNode(book.ebookPriceCents, url, 'OutOfStock'),
  };
}

/** Book, product and breadcrumbs of a page that sells a book; price and availability are the shop's own. */
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
      offers,
      ...ratingData(page.reviews),
    },
    breadcrumbData(data.publicUrl, [
      { name: 'Home', path: '/' },
      { name: book.title, path },
    ]),
  ];
}

/** Stars are for search engines only where a buyer stands behind each: nothing else is told of. */
export function ratingData(reviews: readonly Review[]): JsonLd {
  const bought = reviews.filter(({ source }) => source === 'bought');
  if (bought.length === 0) return {};
  const sum = bought.reduce((total, { rating }) => total + rating, 0);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round((sum / bought.length) * 10) / 10,
      reviewCount: bought.length,
      bestRating: 5,
    },
    review: bought.map(({ name, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
    })),
  };
}
