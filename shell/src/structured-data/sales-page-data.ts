import { bookById, bookDetails, type BookId, site } from '@lectern/catalogue';
import { productById, type SiteData } from '../site-data.js';
import type { JsonLd } from '../site-map.js';
import { authorNode } from './author-data.js';
import { breadcrumbData } from './breadcrumb-data.js';
import { offerNode } from './offer-data.js';

/** Book, product and breadcrumbs of a page that sells a book; the price is the shop's own. */
export async function salesPageData(bookId: BookId, path: string, data: SiteData): Promise<JsonLd[]> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its structured data.`);
  const { editions } = await bookDetails[bookId]();
  const ebook = editions.find(({ format }) => format === 'ebook');
  const url = data.publicUrl + path;
  const offer = offerNode(productById(data, book.productId)?.price ?? book.ebookPriceCents, url);
  const image = data.publicUrl + book.cover.src;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: book.fullTitle,
      author: authorNode(data),
      publisher: authorNode(data),
      bookFormat: 'https://schema.org/EBook',
      isbn: book.ebookIsbn.replaceAll('-', ''),
      numberOfPages: ebook?.pages ?? book.pages,
      datePublished: book.publishedOn,
      description: book.description,
      genre: book.category,
      keywords: book.keywords.join(', '),
      inLanguage: site.language,
      image,
      url,
      offers: offer,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: book.fullTitle,
      description: book.summary,
      sku: book.productId ?? book.id,
      brand: { '@type': 'Brand', name: site.name },
      image,
      offers: offer,
    },
    breadcrumbData(data.publicUrl, [
      { name: 'Home', path: '/' },
      { name: book.title, path },
    ]),
  ];
}
