/** Where the questionnaire finds its steps, questions and words. */
export const questionnairePath = '/legal-questionnaire.json';
