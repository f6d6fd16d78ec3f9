import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { type Answer, isGiven } from './answer.js';
import type { QuestionnaireState } from './questionnaire-state.js';
import { askedQuestions } from './shown-questions.js';

/** What is sent: answers as the site's calls name them, without what was left empty, words without space around. */
export function payloadOf(
  { answers, isPrivate, wantsMail }: Pick<QuestionnaireState, 'answers' | 'isPrivate' | 'wantsMail'>,
  definition: Pick<QuestionnaireDefinition, 'steps'>,
): Record<string, Answer | boolean> {
  const given = askedQuestions(definition, { isPrivate }).flatMap(({ name }) => {
    const answer = answers[name];
    if (!isGiven(answer)) return [];
    return [[name, typeof answer === 'string' ? answer.trim() : answer] as const];
  });
  return { ...Object.fromEntries(given), ...(wantsMail && !isPrivate ? { mailRoadmap: true } : {}) };
}
