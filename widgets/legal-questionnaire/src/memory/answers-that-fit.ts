import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';
import type { Answer, Answers } from '../answer.js';
import { askedQuestions } from '../shown-questions.js';

function fitting(question: Question, answer: unknown): Answer | undefined {
  if (!('options' in question)) return typeof answer === 'string' ? answer : undefined;
  const isOption = (value: unknown) => question.options.some((option) => option.value === value);
  if (question.kind === 'one') return isOption(answer) ? (answer as string) : undefined;
  return Array.isArray(answer) ? (answer as string[]).filter(isOption) : undefined;
}

/** Those of kept answers that the questionnaire still asks for: it may have changed since, and storage is anybody's. */
export function answersThatFit(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  kept: Readonly<Record<string, unknown>>,
): Answers {
  const found = askedQuestions(definition, { isPrivate: false }).flatMap((question) => {
    const answer = Object.hasOwn(kept, question.name) ? fitting(question, kept[question.name]) : undefined;
    return answer === undefined ? [] : [[question.name, answer] as const];
  });
  return Object.fromEntries(found);
}
