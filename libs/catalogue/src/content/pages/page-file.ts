import { z } from 'zod';
import { pageMeta } from '../fields.js';

/** The shape of a file in `content/pages`: what search engines show of the page, and its words. */
export function pageFile<Words extends z.ZodRawShape>(words: Words) {
  return z.strictObject({ meta: pageMeta, words: z.strictObject(words) });
}
