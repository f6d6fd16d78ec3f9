import { failureText } from '@lectern/api-client';
import {
  type AssessmentMade,
  type CompanionAssessment,
  type EmbeddedAssessment,
  sendCompanionAssessment,
  sendEmbeddedAssessment,
} from '@lectern/api-client/legal';
import type { Recommendation } from '@lectern/legal-guidance';
import type { QuestionnaireDefinition, QuestionnaireId, Saying } from '@lectern/widget-kit';
import { payloadOf } from './payload.js';
import type { Outcome, QuestionnaireState } from './questionnaire-state.js';
import { loadRecommender } from './recommending/load-recommender.js';

/** Whole answers: the questionnaire has seen to it, and the server looks again. */
const send: Record<QuestionnaireId, (answers: unknown, key: string) => Promise<AssessmentMade>> = {
  companion: (answers, key) => sendCompanionAssessment(answers as CompanionAssessment, key),
  embedded: (answers, key) => sendEmbeddedAssessment(answers as EmbeddedAssessment, key),
};

/**
 * Makes recommendations of answers: at the server, which keeps them, or in private mode here, where nothing is sent.
 *
 * @param keyFor the key of a submission, the same for the same answers
 */
export async function submitAnswers(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  keyFor: (payload: string) => string,
): Promise<Outcome> {
  const { questionnaire, guidanceUrl } = definition;
  if (state.isPrivate) {
    const recommender = await loadRecommender(guidanceUrl);
    return { recommendations: recommender.recommend(questionnaire, state.answers), keptUntil: null };
  }
  const payload = payloadOf(state, definition);
  const made = await send[questionnaire](payload, keyFor(JSON.stringify(payload)));
  return { recommendations: made.recommendations as unknown as Recommendation[], keptUntil: made.keptUntil };
}

/** What is said of a submission that did not succeed. */
export function failureOf(cause: unknown, { failure, failureSaysWhy }: QuestionnaireDefinition): Saying {
  return failureSaysWhy ? { ...failure, text: failureText(cause, failure.text) } : failure;
}
