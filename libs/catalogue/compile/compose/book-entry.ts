import type { BookCard, BookDetails, BookLink } from '../../src/book.js';
import type { CoverImage } from '../../src/picture.js';
import type { ProductSeed } from '../../src/product-seed.js';
import type { SalesPage } from '../../src/sales-page.js';
import type { BookContent } from '../content/read-content.js';

/**
 * The public types name books by a union that this very run writes, so while compiling an id is any text.
 */
type Compiled<T> = { [Key in keyof T]: Key extends 'id' | 'bookId' ? string : T[Key] };

/** Everything the generated modules say of one book. */
export interface BookEntry {
  link: Compiled<BookLink>;
  card: Compiled<BookCard>;
  details: Compiled<BookDetails>;
  seed: Compiled<ProductSeed> | null;
  sales: Compiled<SalesPage> | null;
}

export function bookEntry(content: BookContent, cover: CoverImage, socialImage: string): BookEntry {
  const { id, book, sales } = content;
  const ebook = book.editions.find(({ format }) => format === 'ebook');
  const printed = book.editions.find(({ format }) => format !== 'ebook');
  if (!ebook || !printed) throw new Error(`${id} passed its checks without an ebook and a printed edition.`);
  const { title, subtitle, fullTitle, path, keywords } = book;
  const description = book.description[0] ?? book.summary;
  const retailers = book.retailers.map(({ price, ...shop }) => ({ ...shop, priceCents: price }));

  return {
    link: { id, path, title },
    card: {
      id,
      path,
      title,
      subtitle,
      fullTitle,
      summary: book.summary,
      description,
      category: book.category,
      featured: book.featured,
      availability: book.availability,
      productId: book.direct?.productId ?? null,
      priceCents: book.listPrice,
      ebookPriceCents: ebook.price,
      pages: book.pages,
      publishedYear: Number(book.publishedOn.slice(0, 4)),
      publishedOn: book.publishedOn,
      isbn: printed.isbn,
      ebookIsbn: ebook.isbn,
      keywords,
      palette: book.palette,
      cover,
      socialImage,
    },
    details: {
      bookId: id,
      description: book.description,
      detailedDescription: book.detailedDescription,
      keyFeatures: book.keyFeatures,
      targetAudience: book.targetAudience,
      editions: book.editions.map(({ price, ...edition }) => ({ ...edition, priceCents: price })),
      retailers,
    },
    seed: book.direct && {
      id: book.direct.productId,
      bookId: id,
      title: fullTitle,
      description,
      priceCents: ebook.price,
      type: 'ebook',
      formats: book.direct.formats,
    },
    sales: sales && { bookId: id, ...sales, retailers, keywords },
  };
}
