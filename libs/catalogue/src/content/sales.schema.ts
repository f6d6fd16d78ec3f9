import { z } from 'zod';

import { listOf, optionalListOf, pageMeta, text, texts, titledText } from './fields.js';
import { isShownSection, salesSection } from './sales-sections.schema.js';

/** The card "About This Book" if it differs from the default. */
const aboutCard = z.strictObject({
  paragraphs: texts,
  showsFeatures: z.boolean('must be true or false, without quotation marks').default(false),
  closing: text.optional(),
});

const pixels = z.number('must be a number of pixels').min(0, 'must not be negative');

const picture = z
  .strictObject({
    scene: z.enum(['reader', 'stack', 'pair', 'banner'], {
      error: 'must be "reader", "stack", "pair" or "banner"',
    }),
    alt: text,
    /** For a banner: the part of the cover (640 × 960 pixels) to enlarge, from its upper left corner. */
    art: z.strictObject({ x: pixels, y: pixels, width: pixels.positive('must be more than 0') }).optional(),
  })
  .refine(({ scene, art }) => (scene === 'banner') === (art !== undefined), {
    path: ['art'],
    message: 'is required for a banner, and not allowed otherwise',
  });

export const detailFile = z.strictObject({
  meta: pageMeta.omit({ keywords: true }),
  /** Null for no card; left out for the default text. */
  about: aboutCard.nullable().optional(),
  pictures: listOf(picture).optional(),
});

export type DetailFile = z.infer<typeof detailFile>;

/** The best first, which a new review starts with. */
const rating = z.union([z.literal(5), z.literal(4), z.literal(3), z.literal(2), z.literal(1)], {
  error: 'must be 1, 2, 3, 4 or 5 stars',
});

export const review = z.strictObject({
  name: text,
  /** Left out for praise without stars, such as a newspaper's. */
  rating: rating.optional(),
  text,
  source: z.enum(['sample', 'sample-review-copy', 'review-copy', 'bought', 'author', 'press'], {
    error:
      'must say where the review comes from: "sample", "sample-review-copy", "review-copy", "bought", "author" or "press"',
  }),
});

const pathData = z.string('must be text between quotation marks').regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, {
  error: 'must be the data of an SVG path, such as "M0 12h40"',
});

/** A small drawing from the cover, 240 × 48 units, in the book's accent color. */
const motif = z
  .strictObject({ strokes: pathData.optional(), shapes: pathData.optional() })
  .refine(({ strokes, shapes }) => strokes ?? shapes, 'must have "strokes" or "shapes"');

const hero = z.strictObject({
  coverSide: z.enum(['left', 'right'], { error: 'must be "left" or "right"' }),
  ground: z.enum(['glow', 'horizon', 'ruled', 'night', 'split'], {
    error: 'must be "glow", "horizon", "ruled", "night" or "split"',
  }),
  badges: optionalListOf(text),
});

const preOrder = z.strictObject({
  banner: titledText.optional(),
  /** Label in book.json of the edition that stores take pre-orders for. */
  edition: text.optional(),
  /** Used in the structured data without a URL, as there is none yet. */
  retailer: text.optional(),
});

/** Readers do not finish longer pages. */
const sectionCount = 9;

/** Every field may be left out, and so may the file: {@link completeSales}. */
export const salesFile = z.strictObject({
  headline: text.optional(),
  lead: text.optional(),
  hero: hero.default({ coverSide: 'right', ground: 'glow', badges: [] }),
  motif: motif.optional(),
  /** Words in a product's title that identify it as this book, if its id differs. */
  productWords: optionalListOf(text.lowercase('must be in lowercase')),
  synopsis: texts.optional(),
  features: optionalListOf(titledText),
  includes: optionalListOf(text),
  reviews: optionalListOf(review),
  opening: z.strictObject({ chapter: text, paragraphs: texts }).optional(),
  preOrder: preOrder.optional(),
  sections: listOf(salesSection)
    .refine(
      (sections) => sections.filter(({ kind }) => kind === 'buy').length === 1,
      'must have one section of the kind "buy"',
    )
    .refine(
      (sections) => sections.filter(isShownSection).length < sectionCount,
      'must be eight at most: with the poster, nine',
    )
    .optional(),
  meta: pageMeta.optional(),
});

/** `sales.json` as written. */
export type WrittenSales = z.infer<typeof salesFile>;

type Filled = 'headline' | 'lead' | 'synopsis' | 'sections' | 'meta';

export interface SalesFile
  extends Omit<WrittenSales, Filled | 'preOrder'>, Required<Pick<WrittenSales, Filled>> {
  preOrder?: { banner: TitledText; edition: string; retailer?: string | undefined };
}

type TitledText = z.infer<typeof titledText>;
