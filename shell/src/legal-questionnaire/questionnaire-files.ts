import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import type { Guidance } from '@lectern/legal-guidance';
import type { SiteFile } from '../site-file.js';
import { questionnaireDefinition } from './questionnaire-definition.js';
import { legalTopicsPath, questionnairePaths } from './questionnaire-path.js';

const json = (path: string, value: unknown): SiteFile => ({
  path,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** The wizard as data, for the widget on our own page. */
export async function companionFile(): Promise<SiteFile> {
  return json(questionnairePaths.companion, questionnaireDefinition('companion'));
}

/** The questionnaire for pages of others, as data. */
export async function embeddedFile(): Promise<SiteFile> {
  return json(questionnairePaths.embedded, questionnaireDefinition('embedded'));
}

/** What the rules need to recommend something in a browser: topics, and the words of reasons. */
export async function legalTopicsFile(): Promise<SiteFile> {
  const { why, time, questions } = legalGuidance;
  const guidance: Guidance = { topics: legalTopics, words: { why, time, questions } };
  return json(legalTopicsPath, guidance);
}
