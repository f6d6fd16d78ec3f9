import type { Answers } from './answers.js';
import { checkAnswers } from './check-answers.js';
import type { QuestionnaireId } from './question.js';
import { questionnaires } from './questionnaires.js';

/**
 * The choices that rules look at, from a payload: without name, address and free text, concerns in the order of
 * the questionnaire, so that the order of clicks changes nothing.
 *
 * @throws RangeError when a choice is missing or no option: `checkAnswers` says it politely, and first
 */
export function answersFrom(questionnaire: QuestionnaireId, raw: unknown): Answers {
  const problems = Object.keys(checkAnswers(questionnaire, raw, undefined, { isPrivate: true }));
  if (problems.length > 0) throw new RangeError(`These answers are not whole: ${problems.join(', ')}.`);
  const given = raw as Readonly<Record<string, string | readonly string[] | undefined>>;
  const choices = questionnaires[questionnaire].flatMap(({ name, kind, options = [] }) => {
    if (kind === 'one') return [[name, given[name]] as const];
    if (kind === 'some') return [[name, options.filter((option) => given[name]?.includes(option))] as const];
    return [];
  });
  return { questionnaire, ...Object.fromEntries(choices) } as Answers;
}
