import { companionQuestions } from './companion-questions.js';
import { embeddedQuestions } from './embedded-questions.js';
import type { Question, QuestionnaireId } from './question.js';

/** Every question of both questionnaires, in the order in which they are asked. */
export const questionnaires: Readonly<Record<QuestionnaireId, readonly Question[]>> = {
  companion: companionQuestions,
  embedded: embeddedQuestions,
};
