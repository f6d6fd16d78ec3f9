import { z } from 'zod';
import { text } from './fields.js';

const id = z
  .string('must be text between quotation marks')
  .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens');

const seriesLetter = z.strictObject({
  id,
  afterDays: z.int('must be a whole number of days').min(1).max(60),
  subject: text,
  preheader: text,
  text,
});

/** `content/newsletter.json`: what readers choose among, and what every letter of the list ends with. */
export const newsletterFile = z.strictObject({
  topics: z.array(z.strictObject({ id, label: text, note: text })).min(1, 'must have at least one topic'),
  letter: z.strictObject({ endLabel: text, preferencesLabel: text, footer: text }),
  welcomeSeries: z.strictObject({ isOn: z.boolean('must be true or false'), letters: z.array(seriesLetter) }),
});

export type NewsletterFile = z.infer<typeof newsletterFile>;
