import type { QuestionnaireId } from '@lectern/widget-kit';

/** Where each questionnaire finds its steps, questions and words. */
export const questionnairePaths: Readonly<Record<QuestionnaireId, string>> = {
  companion: '/legal-companion.json',
  embedded: '/legal-questionnaire.json',
};

/** Where it finds what recommendations are made from: fetched only when some are made or looked at in a browser. */
export const legalTopicsPath = '/legal-topics.json';
