import { z } from 'zod';
import { listOf, pageMeta, text, texts } from './fields.js';

/** The card "About This Book", where it says more than it says of every book. */
const aboutCard = z.strictObject({
  paragraphs: texts,
  /** Whether the key features of book.json stand in it. */
  showsFeatures: z.boolean('must be true or false, without quotation marks').default(false),
  closing: text.optional(),
});

const pixels = z.number('must be a number of pixels').min(0, 'must not be negative');

/** A picture of the book as a thing, made from its cover when the site is built. */
const picture = z
  .strictObject({
    scene: z.enum(['reader', 'stack', 'pair', 'banner'], {
      error: 'must be "reader", "stack", "pair" or "banner"',
    }),
    alt: text,
    /** For a banner: the part of the cover (640 by 960 pixels) that is shown large, from its upper left corner. */
    art: z.strictObject({ x: pixels, y: pixels, width: pixels.positive('must be more than 0') }).optional(),
  })
  .refine(({ scene, art }) => (scene === 'banner') === (art !== undefined), {
    path: ['art'],
    message: 'must be given for a banner, and for nothing else',
  });

/** `content/books/<id>/detail.json` */
export const detailFile = z.strictObject({
  meta: pageMeta.omit({ keywords: true }),
  /** Null for no such card; left out for the words that serve every book. */
  about: aboutCard.nullable().optional(),
  pictures: listOf(picture).optional(),
});

export type DetailFile = z.infer<typeof detailFile>;
