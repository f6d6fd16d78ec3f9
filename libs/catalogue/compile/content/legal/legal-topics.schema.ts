import { difficulties } from '@lectern/legal-guidance';
import { z } from 'zod';
import { listOf, text, webLink } from '../fields.js';

const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');

const topic = z.strictObject({
  id,
  name: text.max(80, 'must not be longer than 80 letters'),
  description: text.max(600, 'must not be longer than 600 letters'),
  difficulty: z.enum(difficulties, `must be ${difficulties.map((each) => `"${each}"`).join(', ')}`),
  estimatedMinutes: z
    .int('must be a whole number of minutes, without quotation marks')
    .min(5, 'must be 5 minutes or more')
    .max(240, 'must not be more than 240 minutes'),
  keyPoints: listOf(text.max(240, 'must not be longer than 240 letters')).max(7, 'must not be more than 7'),
  relatedTopics: listOf(id),
  /** Folders of `content/books`; a topic may have none. */
  bookReferences: z.array(id, 'must be a list between square brackets'),
  /** Names of `content/legal-topics/sources.json`. */
  furtherSources: listOf(text),
  isCrisis: z.literal(true, 'must be true, or be left out').optional(),
});

/** `content/legal-topics/<category>.json` */
export const legalTopicsFile = z.strictObject({ topics: listOf(topic) });

/** `content/legal-topics/sources.json`: where to look further, by short names. */
export const legalSourcesFile = z.record(text, z.strictObject({ label: text, url: webLink }));

export type LegalTopicsFile = z.infer<typeof legalTopicsFile>;
export type LegalSourcesFile = z.infer<typeof legalSourcesFile>;
