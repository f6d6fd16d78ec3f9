import type { Question, QuestionGroup, QuestionnaireDefinition } from '@lectern/widget-kit';

/** An answer: text, or the chosen values. */
export type Answer = string | readonly string[];

/** By question name; untouched questions are missing. */
export type Answers = Readonly<Record<string, Answer>>;

/** The pattern of HTML's email field, plus a dot after the @: no email reaches a name without one. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

export const chosenOf = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'object' ? answer : [];

/** Whether an answer is not empty. */
export const isGiven = (answer: Answer | undefined): answer is Answer =>
  textOf(answer).trim() !== '' || chosenOf(answer).length > 0;

/** Returns the question's message for a missing or invalid answer; undefined if it is valid. */
export function problemOf(question: Question, answer: Answer | undefined): string | undefined {
  if (!isGiven(answer)) return question.isOptional ? undefined : question.problem;
  const text = textOf(answer).trim();
  if (question.kind === 'email' && !EMAIL.test(text)) return question.problem;
  const isTooLong = 'maxLength' in question && text.length > (question.maxLength ?? Infinity);
  return isTooLong ? question.problem : undefined;
}

/** Which questions are asked, and how many at once. */
interface QuestionFilter {
  /** Skips personal questions. */
  isPrivate: boolean;
  /** One group at a time, on phones. */
  isNarrow: boolean;
}

/** Groups of a step with questions to ask. */
export function groupsOf(
  { steps }: Pick<QuestionnaireDefinition, 'steps'>,
  stepIndex: number,
  { isPrivate }: Pick<QuestionFilter, 'isPrivate'>,
): QuestionGroup[] {
  return (steps[stepIndex]?.groups ?? [])
    .map(({ questions }) => ({ questions: questions.filter((each) => !(isPrivate && each.isPersonal)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Groups on the current screen. */
export function shownGroups(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  place: { stepIndex: number; groupIndex: number },
  asking: QuestionFilter,
): QuestionGroup[] {
  const groups = groupsOf(definition, place.stepIndex, asking);
  return asking.isNarrow ? groups.slice(place.groupIndex, place.groupIndex + 1) : groups;
}

/** All questions to ask, step by step. */
export function askedQuestions(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  asking: Pick<QuestionFilter, 'isPrivate'>,
): Question[] {
  return definition.steps.flatMap((_, stepIndex) =>
    groupsOf(definition, stepIndex, asking).flatMap(({ questions }) => questions),
  );
}
