import type { companionQuestions } from './companion-questions.js';
import type { embeddedQuestions } from './embedded-questions.js';
import type { Question } from './question.js';

type AnswerTo<Asked extends Question> = Asked extends { kind: 'one'; options: readonly (infer Option)[] }
  ? Option
  : Asked extends { kind: 'some'; options: readonly (infer Option)[] }
    ? readonly Option[]
    : string;

type AnswersTo<Asked extends Question> = {
  [One in Extract<Asked, { required: true } | { kind: 'some' }> as One['name']]: AnswerTo<One>;
} & { [One in Extract<Asked, { required: false; kind: 'text' }> as One['name']]?: AnswerTo<One> };

/** The payload of `POST /api/legal-companion/assessment`, whole and checked. */
export type CompanionAnswers = AnswersTo<(typeof companionQuestions)[number]>;

/** The payload of `POST /api/legal-assessments`, whole and checked. */
export type EmbeddedAnswers = AnswersTo<(typeof embeddedQuestions)[number]>;

/** What rules look at in the wizard's answers: choices only, nothing that says who somebody is. */
export type CompanionChoices = Omit<CompanionAnswers, 'userEmail'>;

/** What rules look at in the embedded questionnaire's answers. */
export type EmbeddedChoices = Omit<EmbeddedAnswers, 'name' | 'email' | 'additionalNeeds'>;

/** What recommendations are made from. */
export type Answers =
  | ({ questionnaire: 'companion' } & CompanionChoices)
  | ({ questionnaire: 'embedded' } & EmbeddedChoices);
