import {
  categories,
  difficulties,
  type GuidanceWords,
  type Priority,
  type Question,
  type QuestionnaireId,
  questionnaires,
  recommendationTypes,
} from '@lectern/legal-guidance';
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

/** Words for each of some names: none missing, none too many. */
const wordsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const holding = (placeholder: string) =>
  text.refine((words) => words.includes(placeholder), `must hold ${placeholder}`);

const option = z.strictObject({
  label: text,
  because: text.refine(
    (clause) => !/[.!?]$/.test(clause),
    'must be a clause that can follow “You said that”, without a full stop',
  ),
});

function wordsOfQuestion({ options }: Question) {
  if (!options) return z.strictObject({ label: text });
  return z.strictObject({
    label: text,
    options: z.strictObject(Object.fromEntries(options.map((each) => [each, option]))),
  });
}

const wordsOfQuestions = (id: QuestionnaireId) =>
  z.strictObject(
    Object.fromEntries(questionnaires[id].map((question) => [question.name, wordsOfQuestion(question)])),
  );

const priorities = ['high', 'medium', 'other'] as const satisfies readonly Priority[];

/** `content/legal-guidance.json`: the words of the legal companion's questions, reasons and lists. */
export const legalGuidanceFile = z.strictObject({
  notice: text,
  /** What 11 U.S.C. 528 has a debt relief agency say; null where the author is none. */
  bankruptcyNotice: text.nullable(),
  why: z.strictObject({
    sentence: holding('{answers}'),
    joint: z.string('must be text between quotation marks'),
    lastJoint: z.string('must be text between quotation marks'),
  }),
  time: z.strictObject({ minutes: holding('{count}'), hour: text, hours: holding('{count}') }),
  categories: wordsFor(categories),
  priorities: wordsFor(priorities),
  difficulties: wordsFor(difficulties),
  recommendationTypes: wordsFor(recommendationTypes),
  questions: z.strictObject({
    companion: wordsOfQuestions('companion'),
    embedded: wordsOfQuestions('embedded'),
  }),
});

/** The schema is made from the questionnaires, so the compiler sees less of it than it checks. */
export type LegalGuidanceFile = Omit<z.infer<typeof legalGuidanceFile>, 'questions'> &
  Pick<GuidanceWords, 'questions'>;
