import { z } from 'zod';
import { pageMeta } from '../fields.js';

export function pageFile<Words extends z.ZodRawShape>(words: Words) {
  return z.strictObject({ meta: pageMeta, words: z.strictObject(words) });
}
