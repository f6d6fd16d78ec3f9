import { legalQuestionnaire } from '@lectern/catalogue';
import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import type { SiteFile } from '../site-files.js';
import { questionnairePath } from './questionnaire-path.js';

/** The questionnaire as data, for the widget: here, and on pages of others. */
export async function questionnaireFile(): Promise<SiteFile> {
  const definition: QuestionnaireDefinition = legalQuestionnaire;
  return {
    path: questionnairePath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(definition),
  };
}
