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

const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase letters, digits, and hyphens');

const topic = z.strictObject({
  id,
  name: text.max(80, 'must be 80 characters or fewer'),
  description: text.max(600, 'must be 600 characters or fewer'),
  difficulty: z.enum(difficulties, `must be ${difficulties.map((each) => `"${each}"`).join(', ')}`),
  estimatedMinutes: z
    .int('must be a whole number of minutes, without quotation marks')
    .min(5, 'must be 5 minutes or more')
    .max(240, 'must not be more than 240 minutes'),
  keyPoints: listOf(text.max(240, 'must be 240 characters or fewer')).max(7, 'must be 7 or fewer'),
  relatedTopics: listOf(id),
  /** Folders of `content/books`; may be empty. */
  bookReferences: z.array(id, 'must be a list between square brackets'),
  /** Names of `content/legal-topics/sources.json`. */
  furtherSources: listOf(text),
  isCrisis: z.literal(true, 'must be true or left out').optional(),
});

export const legalTopicsFile = z.strictObject({ topics: listOf(topic) });

/** `content/legal-topics/sources.json`: further reading by short name. */
export const legalSourcesFile = z.record(text, z.strictObject({ label: text, url: webLink }));

const wordsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const holding = (placeholder: string) =>
  text.refine((words) => words.includes(placeholder), `must hold ${placeholder}`);

const option = z.strictObject({
  label: text,
  because: text.refine(
    (clause) => !/[.!?]$/.test(clause),
    'must be a clause that can follow “Because”, without a period',
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

/** `content/legal-guidance.json`: the texts of the legal companion's questions, reasons, and lists. */
export const legalGuidanceFile = z.strictObject({
  notice: text,
  /** Notice of 11 U.S.C. 528; null if the author is no debt relief agency. */
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

/** The schema is built from the questionnaires, so its inferred type is wider than what it checks. */
export type LegalGuidanceFile = Omit<z.infer<typeof legalGuidanceFile>, 'questions'> &
  Pick<GuidanceWords, 'questions'>;
