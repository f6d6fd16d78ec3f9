import type { BookFile } from './book.schema.js';
import { isShownSection, type SalesSection } from './sales-sections.schema.js';
import type { SalesFile, WrittenSales } from './sales.schema.js';
import type { SiteFile } from './site.schema.js';

/** Fills in what an author leaves out of sales.json, from the book itself. What neither has stays absent. */
export function completeSales(book: BookFile, sales: WrittenSales, words: SiteFile['books']): SalesFile {
  const { preOrder: _written, sections, ...rest } = sales;
  const preOrder = preOrderOf(book, sales, words);
  const isOffered = preOrder !== undefined || book.direct !== null;
  const isEmpty = ({ kind }: SalesSection): boolean =>
    (kind === 'opening' && sales.opening === undefined) || (kind === 'buy' && !isOffered);
  return {
    ...rest,
    headline: sales.headline ?? book.title,
    lead: sales.lead ?? book.summary,
    synopsis: sales.synopsis ?? book.description,
    ...(preOrder && { preOrder }),
    sections: (sections ?? standardSections()).filter(
      (section) => isShownSection(section) && !isEmpty(section),
    ),
    meta: sales.meta ?? {
      title: words.titleText.replace('{title}', book.title),
      description: book.summary,
      keywords: book.keywords,
    },
  };
}

/** A book without an edition in stock has a banner even if its author writes none. */
function preOrderOf(
  { editions }: BookFile,
  { preOrder }: WrittenSales,
  words: SiteFile['books'],
): SalesFile['preOrder'] {
  const isOut = editions.some(({ availability }) => availability === 'in-stock');
  if (!preOrder && isOut) return undefined;
  const edition =
    preOrder?.edition ?? (editions.find(({ format }) => format !== 'ebook') ?? editions[0])?.label;
  return edition === undefined
    ? undefined
    : { banner: preOrder?.banner ?? words.preOrder, edition, retailer: preOrder?.retailer };
}

function standardSections(): SalesFile['sections'] {
  const buy = {
    kind: 'buy',
    beside: ['includes', 'formats', 'guarantee'],
    asksPhone: false,
    leadsToThankYou: false,
  } as const;
  return [
    { kind: 'about', tone: 'surface' },
    { kind: 'opening' },
    { kind: 'trailer' },
    { kind: 'reviews', tone: 'surface' },
    { ...buy, beside: [...buy.beside] },
    { kind: 'details', tone: 'tint', retailers: [{}] },
  ];
}
