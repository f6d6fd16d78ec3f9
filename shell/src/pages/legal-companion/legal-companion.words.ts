import type { PageWords } from '@lectern/catalogue';
import type { QuestionnaireDefinition } from '@lectern/widget-kit';

import { questionnaireDefinition } from '../../render/legal-questionnaire/questionnaire-definition.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface LegalCompanionWords extends PageWords<'legal-companion'> {
  definition: QuestionnaireDefinition;
}

export function legalCompanionContent(): PageContent<LegalCompanionWords> {
  const { words, ...rest } = pageFileContent('legal-companion');
  return { ...rest, words: { ...words, definition: questionnaireDefinition('companion') } };
}
