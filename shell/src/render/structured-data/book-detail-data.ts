import * as m from '../../messages.en.js';
import { bookById, detailsOf, type BookId, type Edition, site, books, pages } from '@lectern/catalogue';

import { bookDetailPath } from '../../books/book-path.js';
import { trailerOf } from '../../books/book-trailer.words.js';
import {
  authorNode,
  breadcrumbData,
  editionNode,
  type JsonLd,
  offerNode,
  seriesNode,
  videoNode,
} from './json-ld.js';
import { productById, type SiteData } from '../../site-data.js';

export function bookDetailData(bookId: BookId, data: SiteData): JsonLd[] {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its structured data.`);
  const { editions } = detailsOf(bookId);
  const url = data.publicUrl + bookDetailPath(bookId);
  const image = data.publicUrl + book.cover.src;
  const product = productById(data, book.productId);
  const offer = product && offerNode(product.price, data.publicUrl + book.path);
  const edition = (each: Edition): JsonLd => ({
    '@type': 'Book',
    '@id': each.isbn === null ? undefined : `${url}#${each.isbn.replaceAll('-', '')}`,
    name: book.fullTitle,
    author: { '@id': `${data.publicUrl}/#author` },
    ...editionNode(each),
    datePublished: each.publishedOn ?? undefined,
    inLanguage: site.language,
    ...(each.format === 'ebook' && offer ? { offers: offer } : {}),
  });
  const nodes: JsonLd[] = [
    {
      '@context': 'https://schema.org',
      '@type': 'Book',
      '@id': `${url}#book`,
      name: book.fullTitle,
      author: authorNode(data),
      publisher: authorNode(data),
      description: book.description,
      ...seriesNode(book),
      genre: book.category ?? undefined,
      keywords: book.keywords.join(', ') || undefined,
      inLanguage: site.language,
      image,
      url,
      workExample: editions.length > 0 ? editions.map(edition) : undefined,
    },
  ];
  if (offer) {
    nodes.push({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: book.fullTitle,
      description: book.summary,
      sku: book.productId,
      brand: { '@type': 'Brand', name: site.name },
      image,
      offers: offer,
    });
  }
  const trailer = trailerOf(bookId);
  if (trailer) nodes.push(videoNode(trailer, data.publicUrl));
  return [
    ...nodes,
    breadcrumbData(data.publicUrl, [
      { name: m.breadcrumbs.books, path: '/books' },
      { name: book.title, path: bookDetailPath(bookId) },
    ]),
  ];
}

export function bookListData({ publicUrl }: SiteData): JsonLd[] {
  const { meta } = pages.books;
  const breadcrumb = breadcrumbData(publicUrl, [{ name: m.breadcrumbs.books, path: '/books' }]);
  if (books.length === 0) return [breadcrumb];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: meta.title,
      description: meta.description,
      numberOfItems: books.length,
      itemListElement: books.map(({ id, fullTitle }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: fullTitle,
        url: publicUrl + bookDetailPath(id),
      })),
    },
    breadcrumb,
  ];
}
