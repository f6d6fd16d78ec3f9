import { z } from 'zod';

import { calendarDate, isbn, keywords, pageCount, path, price, text, texts, webLink } from './fields.js';
import { palette } from './palette.schema.js';

/** The four shops that every book’s page has a button for, as `retailers` of book.json names them. */
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
  /** Left out where it is not settled yet: pages then show the fallback. */
  price: price.optional(),
  pages: pageCount.optional(),
  isbn,
});

const retailer = z.strictObject({ name: text, url: webLink, format: text, price: price.nullable() });

/** What the author sells herself. Its price is that of the ebook edition. */
const direct = z.strictObject({
  productId: z
    .string('must be text between quotation marks')
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  formats: z
    .array(z.enum(['pdf', 'epub'], { error: 'must be "pdf" or "epub"' }), 'must be a list of formats')
    .min(1, 'must name at least one format'),
});

/** `content/books/<id>/book.json` */
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
    availability: z.enum(['in-stock', 'pre-order'], { error: 'must be "in-stock" or "pre-order"' }),
    publishedOn: calendarDate.optional(),
    listPrice: price.optional(),
    pages: pageCount.optional(),
    summary: text,
    description: texts,
    detailedDescription: texts.optional(),
    keyFeatures: texts,
    targetAudience: texts,
    keywords,
    coverAlt: text,
    palette,
    editions: z.array(edition, 'must be a list of editions'),
    direct: direct.nullable(),
    /** What she will sell herself once the book is out; only for a book that is not. */
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
        message: 'must be given, because the book is sold here at this price',
      });
    }
    if (value.preOrder && (value.direct || value.availability !== 'pre-order')) {
      issues.push({
        code: 'custom',
        input: value.preOrder,
        path: ['preOrder'],
        message:
          'is for a book that is not out yet: its availability must be "pre-order" and its direct null',
      });
    }
    const sellers = value.retailers.map(({ name }) => name);
    for (const shop of Object.values(namedShops).filter((name) => !sellers.includes(name))) {
      issues.push({
        code: 'custom',
        input: sellers,
        path: ['retailers'],
        message: `must name the shop "${shop}", to which the book’s page has a button`,
      });
    }
  });

export type BookFile = z.infer<typeof bookFile>;
