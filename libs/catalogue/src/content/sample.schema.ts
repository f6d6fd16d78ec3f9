import { readMarkdown } from '@lectern/rich-text';
import { z } from 'zod';

import { text } from './fields.js';

/** `books/<book>/sample.json`: a chapter to read on the book's page and as a PDF. */
export const sampleFile = z.strictObject({
  title: text,
  /** In Markdown, as articles are (docs/rich-text.md). */
  text: text.refine((markdown) => readMarkdown(markdown).faults.length === 0, {
    error: 'has a part that texts of this site cannot have, such as HTML',
  }),
  /** BCP 47, if it differs from the site's. */
  language: z
    .string('must be text between quotation marks')
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/, 'must be a language such as "en"')
    .optional(),
  /** Whether the chapter goes on in the book. */
  isShortened: z.boolean('must be true or false, without quotation marks').default(false),
});

export type ChapterFile = z.infer<typeof sampleFile>;
