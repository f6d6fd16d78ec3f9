import {
  type AboutCard,
  type BookCard,
  bookById,
  detailsOf,
  type BookId,
  books,
  type PageWords,
  pages,
  type ScenePicture,
  site,
  siteLocale,
} from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { bookDetailPath } from '../../books/book-path.js';
import { longDate } from '../../formats/dates.js';
import type { PlannedBook } from '../../site-data.js';
import type { PageContent } from '../../site-map/page-content.js';
import { resourcesOf, type ResourcesWords } from './resources.words.js';

type Labels = PageWords<'book-detail'>;

const audienceCount = 3;
const likeCount = 3;

export interface AboutWords {
  heading: string;
  paragraphs: string[];
  features: { heading: string; entries: string[] } | null;
  audience: { heading: string; entries: string[] } | null;
  closing: string | null;
}

export interface BookWords extends PlannedBook {
  book: BookCard;
  hardbackPriceCents: number | null;
  categoryLabel: string | null;
  /** Link to the sales page, or to its release notice. */
  authorLink: { path: string; label: string; comingLabel: string } | null;
  shops: { name: string; url: string }[];
  newTabText: string;
  facts: {
    label: string;
    value: string;
    expected?: { label: string; day: string };
  }[];
  description: string[];
  detailedDescription: string[];
  mockups: ScenePicture[];
  banners: ScenePicture[];
  about: AboutWords | null;
  resources: ResourcesWords;
  keywords: string[];
  more: Labels['more'] & { books: (BookSummary & { detailPath: string })[] };
  /** All other books on sale; which of them to show depends on the shop's data. */
  readersAlso: Labels['readersAlso'] & { books: (BookSummary & { detailPath: string })[] };
  labels: Labels & { pdfLengthText: string; allBooks: string };
}

function factsOf(book: BookCard, labels: Labels['facts']): BookWords['facts'] {
  const { label = '', pages = null, publishedOn = null, isbn = null, isPrinted = false } = book.edition ?? {};
  const isDay = publishedOn?.includes('-') ?? false;
  const published = publishedOn !== null && {
    label: labels.published,
    value: isDay ? longDate(publishedOn, siteLocale) : publishedOn,
    ...(book.availability === 'pre-order' && isDay
      ? { expected: { label: labels.expected, day: publishedOn } }
      : {}),
  };
  const fact = (name: string, value: string | number | null) =>
    value === null ? [] : [{ label: name, value: String(value) }];
  return [
    ...fact(labels.pages.replace('{edition}', label), pages),
    ...(published ? [published] : []),
    ...fact(labels.isbn, isPrinted ? isbn : null),
    ...fact(labels.ebookIsbn, book.ebookIsbn),
    ...fact(labels.hardbackIsbn, book.hardbackIsbn),
  ];
}

function aboutOf(
  title: string,
  { keyFeatures, targetAudience }: { keyFeatures: string[]; targetAudience: string[] },
  own: AboutCard | 'as for every book' | null,
  { heading, paragraphs, featuresHeading, audienceHeading }: Labels['about'],
): AboutWords | null {
  if (own === null) return null;
  const isGeneric = own === 'as for every book';
  return {
    heading,
    paragraphs: isGeneric ? paragraphs.map((each) => each.replaceAll('{title}', title)) : own.paragraphs,
    features:
      !isGeneric && own.showsFeatures && keyFeatures.length > 0
        ? { heading: featuresHeading, entries: keyFeatures }
        : null,
    audience:
      targetAudience.length > 0
        ? { heading: audienceHeading, entries: targetAudience.slice(0, audienceCount) }
        : null,
    closing: isGeneric ? null : own.closing,
  };
}

/** Books of the same category first, then the rest in the author's order. */
function othersLike(book: BookCard): BookWords['more']['books'] {
  const others = books.filter(({ id }) => id !== book.id);
  const alike = others.filter(({ category }) => category === book.category);
  return summariesOf([...new Set([...alike, ...others])].slice(0, likeCount));
}

const summariesOf = (cards: readonly BookCard[]): BookWords['more']['books'] =>
  cards.map((card) => ({ ...summaryOf(card), detailPath: bookDetailPath(card.id) }));

const othersSold = (book: BookCard) =>
  books.filter(({ id, productId }) => id !== book.id && productId !== null);

function authorLinkOf({ path, productId, availability }: BookCard, labels: Labels): BookWords['authorLink'] {
  if (productId === null && availability !== 'pre-order') return null;
  return { path, label: labels.directLabel, comingLabel: labels.comingLabel };
}

export function bookContent(bookId: BookId): PageContent<BookWords> {
  const book = bookById(bookId);
  if (!book) throw new Error(`There is no book ${bookId} for its page.`);
  const details = detailsOf(bookId);
  const { words: labels } = pages['book-detail'];
  const { categories, newTabText } = pages.books.words;
  const { pictures, about, meta, description, detailedDescription } = details;
  const directPath = book.productId === null ? null : book.path;
  return {
    meta,
    bookId,
    socialImage: book.socialImage,
    words: {
      book,
      hardbackPriceCents: book.hardbackPriceCents,
      categoryLabel: categories[book.category ?? ''] ?? null,
      isComing: book.availability === 'pre-order',
      comingProductId: book.preOrderProductId,
      authorLink: authorLinkOf(book, labels),
      shops: book.shops,
      newTabText,
      facts: factsOf(book, labels.facts),
      description,
      detailedDescription,
      mockups: pictures.filter(({ scene }) => scene !== 'banner'),
      banners: pictures.filter(({ scene }) => scene === 'banner'),
      about: aboutOf(book.title, details, about, labels.about),
      resources: resourcesOf(book, labels.resources, directPath),
      keywords: book.keywords,
      more: { ...labels.more, books: othersLike(book) },
      readersAlso: { ...labels.readersAlso, books: summariesOf(othersSold(book)) },
      labels: { ...labels, pdfLengthText: site.formats.pdfLengthText, allBooks: categories.all },
    },
  };
}
