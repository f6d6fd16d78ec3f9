import { z } from 'zod';
import { listOf, pathLink, text, texts } from './fields.js';

const counted = text.refine((words) => words.includes('{count}'), 'must say where the number goes: {count}');

/** `navigation.search` of `content/site.json` */
export const searchWords = z.strictObject({
  label: text,
  heading: text,
  fieldLabel: text,
  hintText: text,
  suggestionsLabel: text,
  suggestions: texts,
  keysText: text,
  resultsLabel: text,
  foundTexts: z.strictObject({ one: counted, other: counted }),
  emptyHeading: text,
  emptyText: text,
  links: listOf(pathLink),
  clearLabel: text,
  closeLabel: text,
  failureText: text,
  retryLabel: text,
  dismissLabel: text,
  typeLabels: z.strictObject({
    book: text,
    page: text,
    article: text,
    question: text,
    service: text,
    sample: text,
  }),
});
