import type { QuestionnaireOptions } from '@lectern/widget-kit';

/** Link options and callbacks of the host page. */
export type AssessmentOptions = Omit<QuestionnaireOptions, 'questionnaire' | 'definitionUrl'>;
