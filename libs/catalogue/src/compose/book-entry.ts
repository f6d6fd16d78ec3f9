import type { CompleteBook } from './book-fallbacks.js';
import type { BookCard, BookDetails, BookLink, ProductSeed, SalesPage } from '../book.js';
import { defaultPoster } from './poster-colors.js';
import { namedShops } from '../content/book.schema.js';

import type { BookContent } from '../content/read-content.js';
import type { BookPictures } from './draw-pictures.js';

interface BookEntry {
  link: BookLink;
  card: BookCard;
  details: BookDetails;
  seed: ProductSeed | null;
  sales: SalesPage;
}

export function bookEntry(
  { id, detail, sales }: Pick<BookContent, 'id' | 'detail' | 'sales'>,
  book: CompleteBook,
  { cover, socialImage, scenes }: BookPictures,
  author: string,
): BookEntry {
  const { ebook, printed } = book;
  const hardback = book.editions.find(({ format }) => format === 'hardcover');
  const shopUrl = (shop: string): string => book.retailers.find(({ name }) => name === shop)?.url ?? '';
  const sold = book.direct ?? book.preOrder ?? null;
  const { title, subtitle, fullTitle, path, keywords } = book;
  const description = book.description[0] ?? book.summary;
  const editions = book.editions.map(({ price, ...edition }) => ({ ...edition, priceCents: price }));
  const ordered = editions.find(({ label }) => label === sales.preOrder?.edition);
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
      bestSentence: book.bestSentence ?? null,
      description,
      category: book.category,
      featured: book.featured,
      availability: editions.some((edition) => edition.availability === 'in-stock')
        ? 'in-stock'
        : 'pre-order',
      productId: book.direct?.productId ?? null,
      preOrderProductId: book.preOrder?.productId ?? null,
      printLabel: printed.label,
      priceCents: printed.price,
      ebookPriceCents: ebook.price,
      hardbackPriceCents: hardback?.price ?? null,
      pages: printed.pages,
      publishedYear: Number(printed.publishedOn.slice(0, 4)),
      publishedOn: printed.publishedOn,
      isbn: printed.isbn,
      ebookIsbn: ebook.isbn,
      hardbackIsbn: hardback?.isbn ?? null,
      amazonUrl: shopUrl(namedShops.amazonUrl),
      barnesNobleUrl: shopUrl(namedShops.barnesNobleUrl),
      koboUrl: shopUrl(namedShops.koboUrl),
      appleUrl: shopUrl(namedShops.appleUrl),
      keywords,
      palette: book.palette,
      poster: book.poster ?? defaultPoster(book.palette, cover.dominantColor),
      cover,
      socialImage,
    },
    details: {
      bookId: id,
      meta: detail
        ? { ...detail.meta, keywords }
        : { title: `${title} by ${author}`, description: book.summary, keywords },
      about: aboutOf(detail),
      pictures: scenes,
      description: book.description,
      detailedDescription: book.detailedDescription ?? [],
      keyFeatures: book.keyFeatures,
      targetAudience: book.targetAudience,
      editions,
      retailers,
    },
    seed: sold && {
      id: sold.productId,
      bookId: id,
      title: fullTitle,
      description,
      priceCents: ebook.price,
      type: 'ebook',
      availability: book.direct ? 'in-stock' : 'pre-order',
      formats: sold.formats,
    },
    sales: {
      bookId: id,
      ...sales,
      preOrder: sales.preOrder && ordered ? { ...sales.preOrder, edition: ordered } : null,
      retailers,
      editions,
      keywords,
    },
  };
}

function aboutOf(detail: BookContent['detail']): BookDetails['about'] {
  if (detail?.about === null) return null;
  if (!detail?.about) return 'as for every book';
  return { ...detail.about, closing: detail.about.closing ?? null };
}
