import type { Question, QuestionGroup, QuestionnaireDefinition } from '@lectern/widget-kit';

/** What was answered: words, or the values that were chosen. */
export type Answer = string | readonly string[];

/** By the names of the questions; what was not touched is not there. */
export type Answers = Readonly<Record<string, Answer>>;

/** As HTML's own field of an address checks it, and with a dot after the @: no mail reaches a name without one. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

export const chosenOf = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'object' ? answer : [];

/** Whether something was answered that says anything. */
export const isGiven = (answer: Answer | undefined): answer is Answer =>
  textOf(answer).trim() !== '' || chosenOf(answer).length > 0;

/** What is wrong with an answer: the question's own sentence, or undefined. */
export function problemOf(question: Question, answer: Answer | undefined): string | undefined {
  if (!isGiven(answer)) return question.isOptional ? undefined : question.problem;
  const text = textOf(answer).trim();
  if (question.kind === 'email' && !EMAIL.test(text)) return question.problem;
  const isTooLong = 'maxLength' in question && text.length > (question.maxLength ?? Infinity);
  return isTooLong ? question.problem : undefined;
}

/** How much of a questionnaire is asked, and how much of it at once. */
interface Asking {
  /** Nobody is asked who they are. */
  isPrivate: boolean;
  /** One group at a time: on a phone. */
  isNarrow: boolean;
}

/** The groups of a step that are asked at all. */
export function groupsOf(
  { steps }: Pick<QuestionnaireDefinition, 'steps'>,
  stepIndex: number,
  { isPrivate }: Pick<Asking, 'isPrivate'>,
): QuestionGroup[] {
  return (steps[stepIndex]?.groups ?? [])
    .map(({ questions }) => ({ questions: questions.filter((each) => !(isPrivate && each.isPersonal)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The groups that are on the screen. */
export function shownGroups(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  place: { stepIndex: number; groupIndex: number },
  asking: Asking,
): QuestionGroup[] {
  const groups = groupsOf(definition, place.stepIndex, asking);
  return asking.isNarrow ? groups.slice(place.groupIndex, place.groupIndex + 1) : groups;
}

/** Every question that is asked, step by step. */
export function askedQuestions(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  asking: Pick<Asking, 'isPrivate'>,
): Question[] {
  return definition.steps.flatMap((_, stepIndex) =>
    groupsOf(definition, stepIndex, asking).flatMap(({ questions }) => questions),
  );
}
