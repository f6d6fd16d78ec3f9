import type { Question, QuestionGroup, QuestionnaireDefinition } from '@lectern/widget-kit';

export type Answer = string | readonly string[];

/** By question name; untouched questions are missing. */
export type Answers = Readonly<Record<string, Answer>>;

/** The pattern of HTML's email field, plus a dot after the @: no email reaches a name without one. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

export const chosenOf = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'object' ? answer : [];

export const isGiven = (answer: Answer | undefined): answer is Answer =>
  textOf(answer).trim() !== '' || chosenOf(answer).length > 0;

export function problemOf(question: Question, answer: Answer | undefined): string | undefined {
  if (!isGiven(answer)) return question.isOptional ? undefined : question.problem;
  const text = textOf(answer).trim();
  if (question.kind === 'email' && !EMAIL.test(text)) return question.problem;
  const isTooLong = 'maxLength' in question && text.length > (question.maxLength ?? Infinity);
  return isTooLong ? question.problem : undefined;
}

interface QuestionFilter {
  isPrivate: boolean;
  isNarrow: boolean;
}

export function groupsOf(
  { steps }: Pick<QuestionnaireDefinition, 'steps'>,
  stepIndex: number,
  { isPrivate }: Pick<QuestionFilter, 'isPrivate'>,
): QuestionGroup[] {
  return (steps[stepIndex]?.groups ?? [])
    .map(({ questions }) => ({ questions: questions.filter((each) => !(isPrivate && each.isPersonal)) }))
    .filter(({ questions }) => questions.length > 0);
}

export function shownGroups(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  place: { stepIndex: number; groupIndex: number },
  asking: QuestionFilter,
): QuestionGroup[] {
  const groups = groupsOf(definition, place.stepIndex, asking);
  return asking.isNarrow ? groups.slice(place.groupIndex, place.groupIndex + 1) : groups;
}

export function askedQuestions(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  asking: Pick<QuestionFilter, 'isPrivate'>,
): Question[] {
  return definition.steps.flatMap((_, stepIndex) =>
    groupsOf(definition, stepIndex, asking).flatMap(({ questions }) => questions),
  );
}
