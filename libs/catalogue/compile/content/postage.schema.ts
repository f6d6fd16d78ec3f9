import { z } from 'zod';
import { text } from './fields.js';

/** `content/postage.json`: where paperbacks are posted to, the usual country first. */
export const postageFile = z.strictObject({
  countries: z
    .array(
      z.strictObject({
        code: z
          .string('must be text between quotation marks')
          .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1), such as US'),
        name: text,
      }),
    )
    .min(1, 'must have at least one country'),
});

export type PostageFile = z.infer<typeof postageFile>;
