import { z } from 'zod';

import { text } from '../fields.js';

/** The author's own, in her order: labels by the name in addresses and files. */
export const categories = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits, and hyphens'),
  text,
);
