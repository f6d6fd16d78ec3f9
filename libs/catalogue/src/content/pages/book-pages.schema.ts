import { z } from 'zod';

import { listOf, pageCount, pathLink, price, text, texts, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/books.json` */
export const booksPage = pageFile({
  heading: text,
  intro: text,
  filterLabel: text,
  /** What the filter offers; the first is every book. */
  categories: z.strictObject({ all: text, spiritual: text, legal: text, motivational: text }),
  /** `{count}` of `{total}` */
  countText: text,
  /** `{pages}` */
  pagesText: text,
  comingSoonText: text,
  detailsLabel: text,
  /** What the four shops are called on their buttons. */
  shops: z.strictObject({ amazon: text, barnesNoble: text, kobo: text, apple: text }),
  newTabText: text,
  closing: z.strictObject({ heading: text, text, contact: pathLink, speaking: pathLink }),
});

/** `content/pages/book-detail.json`: what the page of every book says around its facts, and the page for no book. */
export const bookDetailPage = pageFile({
  breadcrumbLabel: text,
  /** Between the page that tells of a book and the one with its facts. */
  views: z.strictObject({ label: text, sales: text, facts: text }),
  /** `{edition}` stands for the printed one, such as `Paperback`. */
  prices: z.strictObject({ print: textWith('{edition}'), ebook: text, hardback: text }),
  comingSoonText: text,
  directLabel: text,
  comingLabel: text,
  buyHeading: text,
  facts: z.strictObject({
    heading: text,
    pages: textWith('{edition}'),
    /** Of what is sold here. */
    file: text,
    published: text,
    /** In the place of that, of a book that is not out. */
    expected: text,
    /** `{date}`, and the same once that day has passed. */
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
    /** Said of every book that has no words of its own; `{title}` stands for its title. */
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
    /** Of a book without a sample; the link then leads to those of others. */
    noSampleText: text,
    sampleLink: pathLink,
    trailerHeading: text,
    listenHeading: text,
    listenText: text,
    /** Of a book that is not among the previews; the link then leads to those of others. */
    notReadAloudText: text,
    playAudio: pathLink,
  }),
  keywordsHeading: text,
  /** Where enough buyers have bought other books, too. */
  readersAlso: z.strictObject({ heading: text, text }),
  more: z.strictObject({ heading: text, text, link: pathLink }),
  /** What stands where a book leaves something open. */
  fallbacks: z.strictObject({
    paperbackPrice: price,
    ebookPrice: price,
    publishedYear: z.int('must be a year'),
    pages: pageCount,
  }),
  notFound: z.strictObject({ heading: text, text, links: listOf(pathLink) }),
});

export type BookDetailPage = z.infer<typeof bookDetailPage>;
