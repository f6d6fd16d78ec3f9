export { type AnswerProblem, type AnswerProblems, answersFrom, checkAnswers } from './check-answers.js';
export {
  type Answers,
  type CompanionAnswers,
  type CompanionChoices,
  companionQuestions,
  type EmbeddedAnswers,
  type EmbeddedChoices,
  embeddedQuestions,
  type Question,
  type QuestionnaireId,
  questionnaires,
} from './questions.js';
export {
  type Difference,
  differences,
  type Priority,
  type Recommendation,
  type RecommendationType,
  recommendationTypes,
} from './recommendation.js';
export {
  categories,
  type Category,
  difficulties,
  type Difficulty,
  type Guidance,
  type GuidanceWords,
  type LegalTopic,
  type OptionWords,
  type QuestionWords,
} from './guidance.js';
export { recommend } from './recommend.js';
export { type TopicId, topicIds } from './rules/topics.js';
export { RULES_VERSION } from './rules/rule.js';
