import { z } from 'zod';
import { pageMeta, text, texts, titledText } from './fields.js';

const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], {
  error: 'must be 1, 2, 3, 4 or 5 stars',
});

const review = z.strictObject({
  name: text,
  rating,
  text,
  source: z.enum(['sample', 'review-copy', 'bought', 'author'], {
    error: 'must say where the review comes from: "sample", "review-copy", "bought" or "author"',
  }),
});

/** `content/books/<id>/sales.json` */
export const salesFile = z.strictObject({
  headline: text,
  lead: text,
  synopsis: texts,
  features: z.array(titledText).min(1, 'must have at least one entry'),
  includes: texts,
  reviews: z.array(review).min(1, 'must have at least one entry'),
  opening: z.strictObject({ chapter: text, paragraphs: texts }),
  meta: pageMeta,
});

export type SalesFile = z.infer<typeof salesFile>;
