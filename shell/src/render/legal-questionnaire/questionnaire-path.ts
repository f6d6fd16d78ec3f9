import type { QuestionnaireId } from '@lectern/widget-kit';

/** URL of each questionnaire's definition. */
export const questionnairePaths: Readonly<Record<QuestionnaireId, string>> = {
  companion: '/legal-companion.json',
  embedded: '/legal-questionnaire.json',
};

/** URL of the data for recommendations, loaded only when a browser makes or shows some. */
export const legalTopicsPath = '/legal-topics.json';
