import { z } from 'zod';

import {
  calendarDate,
  isbn,
  keywords,
  optionalListOf,
  pageCount,
  path,
  price,
  text,
  texts,
  webLink,
} from './fields.js';
import { palette, poster } from './palette.schema.js';

const name = z
  .string('must be text between quotation marks')
  .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens');

const edition = z.strictObject({
  /** `ebook` is the edition that this site sells. An author may have formats of her own. */
  format: name,
  /** Of the program's formats, a standard one if left out. */
  label: text.optional(),
  /** Optional while undecided; pages then show the fallback, if there is one. */
  price: price.optional(),
  pages: pageCount.optional(),
  isbn: isbn.optional(),
  publishedOn: calendarDate.optional(),
  availability: z
    .enum(['in-stock', 'pre-order'], { error: 'must be "in-stock" or "pre-order"' })
    .default('in-stock'),
});

/** `format` is the label of the edition sold; the price is the store's own. */
const retailer = z.strictObject({
  name: text,
  url: webLink,
  format: text.optional(),
  price: price.nullable().default(null),
});

/** The e-book sold on this site, at the price of the ebook edition. */
const direct = z.strictObject({
  productId: name,
  formats: z
    .array(z.enum(['pdf', 'epub'], { error: 'must be "pdf" or "epub"' }), 'must be a list of formats')
    .min(1, 'must name at least one format')
    .default(['pdf', 'epub']),
});

export const bookFile = z
  .strictObject({
    title: text,
    subtitle: text.nullable().default(null),
    /** The title if left out. */
    fullTitle: text.optional(),
    /** The folder's name if left out. */
    path: path.optional(),
    series: z
      .strictObject({ name: text, number: z.int('must be a whole number').positive().optional() })
      .optional(),
    /** One of `categories` in pages/books.json. */
    category: text.optional(),
    featured: z.boolean('must be true or false, without quotation marks').default(false),
    /** The first paragraph of the description if left out; without either, the title. */
    summary: text.optional(),
    /** Quoted on the home page, word for word from the book. */
    bestSentence: text.optional(),
    description: texts.optional(),
    detailedDescription: texts.optional(),
    keyFeatures: optionalListOf(text),
    targetAudience: optionalListOf(text),
    keywords: keywords.default([]),
    coverAlt: text.optional(),
    palette: palette.optional(),
    poster: poster.optional(),
    editions: z.array(edition, 'must be a list of editions').default([]),
    direct: direct.nullable().default(null),
    /** The product to sell after release; only for an unreleased book. */
    preOrder: direct.optional(),
    retailers: z.array(retailer, 'must be a list of shops').default([]),
  })
  .check(({ value, issues }) => {
    const formats = value.editions.map(({ format }) => format);
    if ((value.direct || value.preOrder) && !formats.includes('ebook')) {
      issues.push({
        code: 'custom',
        input: formats,
        path: [value.direct ? 'direct' : 'preOrder'],
        message: 'sells the e-book: add it to "editions", as the format "ebook", with its price',
      });
    }
    const ebookAt = formats.indexOf('ebook');
    if ((value.direct || value.preOrder) && ebookAt >= 0 && value.editions[ebookAt]?.price === undefined) {
      issues.push({
        code: 'custom',
        input: value.editions,
        path: ['editions', ebookAt, 'price'],
        message: 'is required, because this site sells the book at this price',
      });
    }
    const isOut = value.editions[ebookAt]?.availability === 'in-stock';
    if (value.preOrder && (value.direct || isOut)) {
      issues.push({
        code: 'custom',
        input: value.preOrder,
        path: ['preOrder'],
        message: 'is for an unreleased e-book: its availability must be "pre-order" and direct null',
      });
    }
    if (value.direct && ebookAt >= 0 && !isOut) {
      issues.push({
        code: 'custom',
        input: value.direct,
        path: ['direct'],
        message: 'sells the e-book, but its edition is not released: move it to preOrder, and set null here',
      });
    }
    const labels = value.editions.map(({ format, label }) => label ?? format);
    for (const [at, label] of labels.entries()) {
      if (labels.indexOf(label) === at) continue;
      const message = `is "${label}" for the second time: labels must be unique`;
      issues.push({ code: 'custom', input: label, path: ['editions', at, 'label'], message });
    }
  });

/** Fields of `book.json`. {@link completeBook} adds the missing ones. */
export type WrittenBook = z.infer<typeof bookFile>;

type Filled = 'fullTitle' | 'path' | 'summary' | 'description' | 'coverAlt' | 'palette';

export interface BookFile
  extends Omit<WrittenBook, Filled | 'editions'>, Required<Pick<WrittenBook, Filled>> {
  editions: (WrittenBook['editions'][number] & { label: string })[];
}
