import { z } from 'zod';

import { offered } from '../../values/offered.js';
import { listOf, optionalListOf, path, pathLink, text, titledText } from '../fields.js';
import type { ContentProblem } from '../content-error.js';
import { pageFile } from './page-file.js';

export function unknownMonths(
  { words }: z.infer<typeof homePage>,
  bookIds: readonly string[],
): ContentProblem[] {
  return words.bookOfTheMonth.entries.flatMap(({ bookId }, at) =>
    bookIds.includes(bookId)
      ? []
      : {
          file: 'content/pages/home.json',
          key: `words.bookOfTheMonth.entries[${at}].bookId`,
          message: `names the book "${bookId}", but there is no folder content/books/${bookId}`,
        },
  );
}

const count = z.int('must be a whole number, without quotation marks').nonnegative('must be 0 or more');

const rating = z
  .number('must be a number such as 4.8, without quotation marks')
  .min(0, 'must be from 0 to 5')
  .max(5, 'must be from 0 to 5');

const turning = { pauseLabel: text, playLabel: text };

const month = z.strictObject({
  month: z
    .string('must be a month such as "2025-01"')
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as "2025-01"'),
  bookId: offered('book', text),
  reason: text.optional(),
  highlight: text.optional(),
  stats: z
    .strictObject({ rating: rating.optional(), readers: count.optional(), reviews: count.optional() })
    .default({}),
});

export const homePage = pageFile({
  carousel: z.strictObject({ label: text, previousLabel: text, nextLabel: text, ...turning }),
  author: z.strictObject({
    heading: text,
    claim: text.optional(),
    claimText: text.optional(),
    link: pathLink,
  }),
  works: z.strictObject({
    heading: text,
    text: text.optional(),
    learnMoreLabel: text,
    freeReading: z.strictObject({ heading: text, text, link: pathLink.nullable() }).optional(),
  }),
  services: z
    .strictObject({
      heading: text,
      text,
      linkPath: path,
      cardLinkLabel: text,
      cards: listOf(titledText),
    })
    .optional(),
  bookOfTheMonth: z.strictObject({
    heading: text,
    text,
    ratingLabel: text,
    readersLabel: text,
    reviewsLabel: text,
    statsNote: text.optional(),
    linkLabel: text,
    ...turning,
    entries: optionalListOf(month),
  }),
  interviews: z.strictObject({
    heading: text,
    text: text.optional(),
    listLabel: text,
    categoryLabels: z.strictObject({ interview: text, speaking: text, podcast: text, workshop: text }),
  }),
  readingProgress: z.strictObject({
    style: z.enum(['line', 'circle', 'quill'], 'must be "line", "circle" or "quill"'),
  }),
});
