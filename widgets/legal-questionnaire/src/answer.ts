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

/** What is wrong with an answer: the question's own sentence, or undefined. */
export function problemOf(question: Question, answer: Answer | undefined): string | undefined {
  const text = textOf(answer).trim();
  const isEmpty = text === '' && chosenOf(answer).length === 0;
  if (isEmpty) return question.isOptional ? undefined : question.problem;
  return question.kind === 'email' && !EMAIL.test(text) ? question.problem : undefined;
}
