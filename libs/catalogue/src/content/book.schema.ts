import { z } from 'zod';

import { calendarDate, isbn, keywords, pageCount, path, price, text, texts, webLink } from './fields.js';
import { palette, poster } from './palette.schema.js';

/** Stores with a button on every book's page, by their names in `retailers` of book.json. */
export const namedShops = {
  amazonUrl: 'Amazon',
  barnesNobleUrl: 'Barnes & Noble',
  koboUrl: 'Kobo',
  appleUrl: 'Apple Books',
} as const;

const edition = z.strictObject({
  format: z.enum(['ebook', 'paperback', 'hardcover', 'print-on-demand'], {
    error: 'must be "ebook", "paperback", "hardcover" or "print-on-demand"',
  }),
  label: text,
  /** Optional while undecided; pages then show the fallback. */
  price: price.optional(),
  pages: pageCount.optional(),
  isbn,
  publishedOn: calendarDate.optional(),
  availability: z.enum(['in-stock', 'pre-order'], { error: 'must be "in-stock" or "pre-order"' }),
});

/** `format` is the label of the edition sold; the price is the store's own. */
const retailer = z.strictObject({ name: text, url: webLink, format: text, price: price.nullable() });

/** The e-book sold on this site, at the price of the ebook edition. */
const direct = z.strictObject({
  productId: z
    .string('must be text between quotation marks')
    .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
  formats: z
    .array(z.enum(['pdf', 'epub'], { error: 'must be "pdf" or "epub"' }), 'must be a list of formats')
    .min(1, 'must name at least one format'),
});

export const bookFile = z
  .strictObject({
    title: text,
    subtitle: text.nullable(),
    fullTitle: text,
    path,
    category: z.enum(['spiritual', 'legal', 'motivational'], {
      error: 'must be "spiritual", "legal" or "motivational"',
    }),
    featured: z.boolean('must be true or false, without quotation marks'),
    summary: text,
    /** Quoted on the home page, word for word from the book. */
    bestSentence: text.optional(),
    description: texts,
    detailedDescription: texts.optional(),
    keyFeatures: texts,
    targetAudience: texts,
    keywords,
    coverAlt: text,
    palette,
    poster: poster.optional(),
    editions: z.array(edition, 'must be a list of editions'),
    direct: direct.nullable(),
    /** The product to sell after release; only for an unreleased book. */
    preOrder: direct.optional(),
    retailers: z.array(retailer, 'must be a list of shops').min(1, 'must have at least one entry'),
  })
  .check(({ value, issues }) => {
    const formats = value.editions.map(({ format }) => format);
    if (!formats.includes('ebook') || formats.every((format) => format === 'ebook')) {
      issues.push({
        code: 'custom',
        input: formats,
        path: ['editions'],
        message: 'must have an ebook and at least one printed edition',
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
    const labels = value.editions.map(({ label }) => label);
    for (const [at, label] of labels.entries()) {
      if (labels.indexOf(label) === at) continue;
      const message = `is "${label}" for the second time: labels must be unique`;
      issues.push({ code: 'custom', input: label, path: ['editions', at, 'label'], message });
    }
    for (const [at, { format }] of value.retailers.entries()) {
      if (labels.some((label) => format === label || format.startsWith(`${label} (`))) continue;
      const message = `must be an edition of the book by its label: ${labels.map((label) => `"${label}"`).join(', ')}`;
      issues.push({ code: 'custom', input: format, path: ['retailers', at, 'format'], message });
    }
    const sellers = value.retailers.map(({ name }) => name);
    for (const shop of Object.values(namedShops).filter((name) => !sellers.includes(name))) {
      issues.push({
        code: 'custom',
        input: sellers,
        path: ['retailers'],
        message: `must name the store "${shop}", because the book’s page has a button for it`,
      });
    }
  });

export type BookFile = z.infer<typeof bookFile>;
