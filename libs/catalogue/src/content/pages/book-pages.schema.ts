import { z } from 'zod';

import { optionalListOf, pageCount, pathLink, price, text, texts, textWith } from '../fields.js';
import { categories } from './categories.schema.js';
import { pageFile } from './page-file.js';

/** Content of earlier releases names four stores by keys. */
const formerShops = z.record(z.string(), text).transform((shops) => Object.values(shops));

export const booksPage = pageFile({
  heading: text,
  intro: text,
  filterLabel: text,
  /** Filter options; the first shows all books. */
  categories: categories.and(z.object({ all: text })),
  /** `{count}` of `{total}` */
  countText: text,
  /** `{pages}` */
  pagesText: text,
  /** After the price of this shop's e-book, and after the printed edition that bookstores sell. Content of release 2 has none. */
  prices: z.strictObject({ own: text, store: text }).optional(),
  comingSoonText: text,
  detailsLabel: text,
  /** Stores with buttons, by their names in `retailers` of book.json; lists show the first two. All if left out. */
  shops: z.union([texts, formerShops]).optional(),
  newTabText: text,
  closing: z.strictObject({ heading: text, text, contact: pathLink, speaking: pathLink.nullable() }),
});

/** `content/pages/book-detail.json`: texts around every book's facts, and the page for an unknown book. */
export const bookDetailPage = pageFile({
  breadcrumbLabel: text,
  views: z.strictObject({ label: text, sales: text, facts: text }),
  /** `{edition}` is the label of the printed edition, such as `Paperback`. */
  prices: z.strictObject({ print: textWith('{edition}'), ebook: text, hardback: text }),
  comingSoonText: text,
  directLabel: text,
  comingLabel: text,
  buyHeading: text,
  facts: z.strictObject({
    heading: text,
    pages: textWith('{edition}'),
    file: text,
    published: text,
    expected: text,
    /** `{date}`; the second is used after the expected date has passed. */
    publishedText: text,
    lateText: text,
    isbn: text,
    ebookIsbn: text,
    hardbackIsbn: text,
  }),
  descriptionHeading: text,
  moreHeading: text,
  about: z.strictObject({
    heading: text,
    /** Used for books without their own text; `{title}` is the book's title. */
    paragraphs: texts,
    featuresHeading: text,
    audienceHeading: text,
  }),
  resources: z.strictObject({
    heading: text,
    sampleHeading: text,
    /** `{title}` */
    pdfLabel: text,
    audioSampleLabel: text,
    transcriptLabel: text,
    /** For a book without a sample; the link leads to other books' samples. */
    noSampleText: text,
    sampleLink: pathLink.nullable(),
    trailerHeading: text,
    listenHeading: text,
    listenText: text,
    notReadAloudText: text,
    playAudio: pathLink.nullable(),
  }),
  keywordsHeading: text,
  readersAlso: z.strictObject({ heading: text, text }),
  more: z.strictObject({ heading: text, text, link: pathLink }),
  /** Values for fields that a book leaves out. */
  fallbacks: z
    .strictObject({
      paperbackPrice: price.optional(),
      ebookPrice: price.optional(),
      publishedYear: z.int('must be a year').optional(),
      pages: pageCount.optional(),
    })
    .default({}),
  notFound: z.strictObject({ heading: text, text, links: optionalListOf(pathLink) }),
});

export type BookDetailPage = z.infer<typeof bookDetailPage>;
