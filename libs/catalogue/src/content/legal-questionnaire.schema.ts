import { type QuestionnaireId, questionnaires } from '@lectern/legal-guidance';
import { z } from 'zod';
import { listOf, pathLink, text } from './fields.js';

const holding = (...names: string[]) =>
  text.refine(
    (words) => names.every((name) => words.includes(`{${name}}`)),
    `must hold ${names.map((name) => `{${name}}`).join(' and ')}`,
  );

const saying = z.strictObject({ title: text, text });

const pointer = z.strictObject({
  label: text,
  url: z.string('must be a link').regex(/^(?:https:\/\/|tel:\+?\d+$)/, 'must begin with https:// or tel:'),
});

const stepCount = 4;

const questionnaire = z.strictObject({
  nextLabel: text,
  backLabel: text,
  submitLabel: text,
  sentText: text,
  pendingLabel: text,
  pendingText: text,
  /** Null if answers stay in memory only. */
  memory: z
    .strictObject({
      text,
      forgetLabel: text,
      forgottenText: text,
      /** Missing if answers are never stored beyond the browser tab. */
      keep: z.strictObject({ label: text, text: holding('date') }).optional(),
    })
    .nullable(),
  success: saying,
  incomplete: saying,
  failure: saying,
  failureSaysWhy: z.boolean('must be true or false'),
  failureComfort: text,
  roadmap: pathLink.nullable(),
  site: pathLink.nullable(),
  steps: listOf(z.strictObject({ heading: text, text: text.optional() })).length(
    stepCount,
    `must have ${stepCount} entries`,
  ),
});

const whatIf = z.strictObject({
  heading: text,
  text,
  openLabel: text,
  closeLabel: text,
  loadingText: text,
  failureText: text,
  retryLabel: text,
  upText: holding('places'),
  downText: holding('places'),
  newText: text,
  goneHeading: text,
  sameText: text,
  summaryText: holding('up', 'down', 'new', 'gone'),
});

const results = z.strictObject({
  heading: text,
  keptText: holding('date'),
  keptLink: pathLink,
  mailedText: text,
  privateText: text,
  againLabel: text,
  urgent: z.strictObject({ heading: text, text, pointers: listOf(pointer) }),
  listHeading: text,
  whyLabel: text,
  keyPointsLabel: text,
  booksLabel: text,
  sourcesLabel: text,
  whatIf,
});

const idsOfQuestionnaires = Object.keys(questionnaires) as QuestionnaireId[];
const askedNames = [
  ...new Set(idsOfQuestionnaires.flatMap((id) => questionnaires[id].map(({ name }) => name))),
];
const knownSituations = idsOfQuestionnaires.flatMap(
  (id) => questionnaires[id].find(({ name }) => name === 'legalSituation')?.options ?? [],
);

/** `content/legal-questionnaire.json`: steps and interface texts. Questions are in `libs/legal-guidance`. */
export const legalQuestionnaireFile = z.strictObject({
  title: text,
  progressText: holding('step', 'total'),
  partText: holding('part', 'parts'),
  optionalText: text,
  privacy: z.strictObject({ label: text, onText: text, pendingLabel: text }),
  mailLabel: text,
  /** Situations that show the notice of 11 U.S.C. 528. */
  bankruptcySituations: z.array(
    z.string().refine((value) => knownSituations.includes(value), 'must be a situation of the questionnaire'),
    'must be a list between square brackets',
  ),
  problems: z.strictObject(Object.fromEntries(askedNames.map((name) => [name, text]))),
  questionnaires: z.strictObject({ companion: questionnaire, embedded: questionnaire }),
  results,
});

/** The schema is built from the questionnaires, so its inferred type is wider than what it checks. */
export type LegalQuestionnaireFile = Omit<z.infer<typeof legalQuestionnaireFile>, 'problems'> & {
  problems: Readonly<Record<string, string>>;
};
