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
import { text } from '../fields.js';

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
