import { z } from 'zod';
import { pageMeta } from '../fields.js';

/** Schema of a file in `content/pages`: its meta tags and its words. */
export function pageFile<Words extends z.ZodRawShape>(words: Words) {
  return z.strictObject({ meta: pageMeta, words: z.strictObject(words) });
}
