import { z } from 'zod';
import { listOf, pathLink, text, texts } from './fields.js';

const fieldName = text.regex(/^[a-z][A-Za-z]*$/, 'must be a name such as legalSituation');
const optionValue = text.regex(
  /^[a-z0-9-]+$/,
  'must be small letters, digits and hyphens, such as debt-management',
);

const question = {
  name: fieldName,
  label: text,
  isOptional: z.boolean('must be true or false').optional(),
  problem: text,
};
const written = { ...question, autocomplete: text.optional() };
const chosen = {
  ...question,
  options: listOf(z.strictObject({ value: optionValue, label: text })),
};

const anyQuestion = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('text'), ...written }),
    z.strictObject({ kind: z.literal('email'), ...written }),
    z.strictObject({ kind: z.literal('one'), ...chosen }),
    z.strictObject({ kind: z.literal('many'), ...chosen }),
  ],
  'must have a kind: text, email, one or many',
);

const step = z.strictObject({
  heading: text,
  text: text.optional(),
  groups: listOf(z.strictObject({ heading: text.optional(), questions: listOf(anyQuestion) })),
});

const placeholders = (...names: string[]) =>
  text.refine(
    (words) => names.every((name) => words.includes(`{${name}}`)),
    `must hold ${names.map((name) => `{${name}}`).join(' and ')}`,
  );

/** `content/legal-questionnaire.json`: the steps, questions and words of the legal companion. */
export const legalQuestionnaireFile = z
  .strictObject({
    title: text,
    progressText: placeholders('step', 'total'),
    totalSteps: z.int('must be a whole number, without quotation marks').positive('must be more than 0'),
    notice: text,
    nextLabel: text,
    backLabel: text,
    steps: listOf(step),
    closing: z.strictObject({ heading: text, paragraphs: texts, links: listOf(pathLink) }),
  })
  .refine(({ steps, totalSteps }) => steps.length <= totalSteps, {
    path: ['totalSteps'],
    error: 'must not be less than the steps there are',
  })
  .superRefine(({ steps }, { addIssue }) => {
    const names = new Set<string>();
    steps.forEach(({ groups }, stepAt) =>
      groups.forEach(({ questions }, groupAt) =>
        questions.forEach(({ name }, at) => {
          const path = ['steps', stepAt, 'groups', groupAt, 'questions', at, 'name'];
          if (names.has(name))
            addIssue({ code: 'custom', path, message: `is "${name}", which another question has` });
          names.add(name);
        }),
      ),
    );
  });

export type LegalQuestionnaireFile = z.infer<typeof legalQuestionnaireFile>;
