import {
  answersFrom,
  type Difference,
  differences,
  type Guidance,
  type LegalTopic,
  type QuestionnaireId,
  recommend,
  type Recommendation,
} from '@lectern/legal-guidance';
import type { Answers } from '../answer.js';

export interface Recommender {
  /** @throws RangeError when answers are incomplete */
  recommend(questionnaire: QuestionnaireId, answers: Answers): Recommendation[];
  differences(before: readonly Recommendation[], after: readonly Recommendation[]): Difference[];
  topic(id: string): LegalTopic | undefined;
}

export function createRecommender(guidance: Guidance): Recommender {
  const topics = new Map(guidance.topics.map((topic) => [topic.id, topic]));
  return {
    recommend: (questionnaire, answers) => recommend(answersFrom(questionnaire, answers), guidance),
    differences,
    topic: (id) => topics.get(id),
  };
}
