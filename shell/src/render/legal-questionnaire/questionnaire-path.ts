import type { QuestionnaireId } from '@lectern/widget-kit';

export const questionnairePaths: Readonly<Record<QuestionnaireId, string>> = {
  companion: '/legal-companion.json',
  embedded: '/legal-questionnaire.json',
};

export const legalTopicsPath = '/legal-topics.json';
