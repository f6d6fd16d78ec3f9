import type { QuestionnaireOptions } from '@lectern/widget-kit';

/** Where links lead, and what the page around is told. */
export type AssessmentOptions = Omit<QuestionnaireOptions, 'questionnaire' | 'definitionUrl'>;
