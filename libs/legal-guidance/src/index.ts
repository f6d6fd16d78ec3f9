export { answersFrom } from './answers-from.js';
export type {
  Answers,
  CompanionAnswers,
  CompanionChoices,
  EmbeddedAnswers,
  EmbeddedChoices,
} from './answers.js';
export { type AnswerProblem, type AnswerProblems, checkAnswers } from './check-answers.js';
export { companionQuestions } from './companion-questions.js';
export { embeddedQuestions } from './embedded-questions.js';
export { type Difference, differences } from './differences.js';
export type { Guidance, GuidanceWords, OptionWords, QuestionWords } from './guidance.js';
export type { Question, QuestionnaireId } from './question.js';
export { questionnaires } from './questionnaires.js';
export { recommend } from './recommend.js';
export {
  type Priority,
  type Recommendation,
  type RecommendationType,
  recommendationTypes,
} from './recommendation.js';
export { type TopicId, topicIds } from './rules/topics.js';
export { RULES_VERSION } from './rules/version.js';
export { categories, type Category, difficulties, type Difficulty, type LegalTopic } from './topic.js';
