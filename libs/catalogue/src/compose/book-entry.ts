import type { CompleteBook } from './book-fallbacks.js';
import type { BookCard, BookDetails, BookLink, ProductSeed, SalesPage, Series } from '../book.js';
import { defaultPoster } from './poster-colors.js';

import type { BookContent } from '../content/read-books.js';
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
  words: BookEntryWords,
): BookEntry {
  const { ebook, printed } = book;
  const hardback = book.editions.find(({ format }) => format === 'hardcover');
  const sold = book.direct ?? book.preOrder ?? null;
  const { title, subtitle, fullTitle, path, keywords } = book;
  const description = book.description[0] ?? book.summary;
  const editionOf = ({ price, ...edition }: CompleteBook['editions'][number]) => ({
    ...edition,
    priceCents: price,
  });
  const editions = book.editions.map(editionOf);
  const shown = printed ?? ebook;
  const ordered = editions.find(({ label }) => label === sales.preOrder?.edition);
  const retailers = book.retailers.map(({ price, format = null, ...shop }) => ({
    ...shop,
    format,
    priceCents: price,
  }));

  const isComing = editions.length > 0 && editions.every(({ availability }) => availability === 'pre-order');

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
      series: seriesOf(book.series, words.seriesText),
      category: book.category ?? null,
      featured: book.featured,
      availability: isComing ? 'pre-order' : 'in-stock',
      productId: book.direct?.productId ?? null,
      preOrderProductId: book.preOrder?.productId ?? null,
      edition: shown && { ...editionOf(shown), isPrinted: shown === printed },
      ebookPriceCents: ebook?.price ?? null,
      hardbackPriceCents: hardback?.price ?? null,
      ebookIsbn: ebook?.isbn ?? null,
      hardbackIsbn: hardback?.isbn ?? null,
      shops: shopsOf(book.retailers, words.shops),
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
        : {
            title: words.factsTitleText.replace('{title}', title),
            description: book.summary,
            keywords,
          },
      about: aboutOf(detail),
      pictures: scenes,
      description: book.description,
      detailedDescription: book.detailedDescription ?? [],
      keyFeatures: book.keyFeatures,
      targetAudience: book.targetAudience,
      editions,
      retailers,
    },
    seed:
      sold && ebook && ebook.price !== null
        ? {
            id: sold.productId,
            bookId: id,
            title: fullTitle,
            description,
            priceCents: ebook.price,
            type: 'ebook',
            availability: book.direct ? 'in-stock' : 'pre-order',
            formats: sold.formats,
          }
        : null,
    sales: {
      bookId: id,
      ...sales,
      motif: sales.motif ?? null,
      opening: sales.opening ?? null,
      preOrder: sales.preOrder && ordered ? { ...sales.preOrder, edition: ordered } : null,
      retailers,
      editions,
      keywords,
    },
  };
}

export interface BookEntryWords {
  factsTitleText: string;
  seriesText: string;
  /** Names of the stores with buttons; all if undefined. */
  shops: readonly string[] | undefined;
}

function seriesOf(series: CompleteBook['series'], seriesText: string): Series | null {
  if (!series) return null;
  const { name, number = null } = series;
  const text =
    number === null ? name : seriesText.replace('{series}', name).replace('{number}', String(number));
  return { name, number, text };
}

function shopsOf(retailers: CompleteBook['retailers'], names: BookEntryWords['shops']): BookCard['shops'] {
  const urls = new Map<string, string>();
  for (const { name, url } of retailers) if (!urls.has(name)) urls.set(name, url);
  return (names ?? [...urls.keys()]).flatMap((name) => {
    const url = urls.get(name);
    return url === undefined ? [] : [{ name, url }];
  });
}

function aboutOf(detail: BookContent['detail']): BookDetails['about'] {
  if (detail?.about === null) return null;
  if (!detail?.about) return 'as for every book';
  return { ...detail.about, closing: detail.about.closing ?? null };
}
