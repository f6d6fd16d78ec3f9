import type { Question } from '@lectern/widget-kit';

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
