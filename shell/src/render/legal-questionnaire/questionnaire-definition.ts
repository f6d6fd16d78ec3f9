import { bookLinks, legalQuestionnaire, partContent } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { questionnaires, type Question as AskedQuestion, type Guidance } from '@lectern/legal-guidance';
import type {
  QuestionnaireDefinition,
  QuestionnaireId,
  ResultsWords,
  Question,
  QuestionGroup,
} from '@lectern/widget-kit';

import { legalTopicsPath, questionnairePaths } from './questionnaire-path.js';
import type { SiteFile } from '../site-file.js';

const guidance = () => partContent('legal-companion', legalGuidance);
const questionnaire = () => partContent('legal-companion', legalQuestionnaire);

function resultsWords(id: QuestionnaireId): ResultsWords {
  const { priorities, difficulties } = guidance();
  const { roadmap, site } = questionnaire().questionnaires[id];
  const books = Object.fromEntries(
    bookLinks.map(({ id: book, title, path }) => [book, { title, path }] as const),
  );
  return { ...questionnaire().results, roadmap, site, priorities, difficulties, books };
}

/** A questionnaire with its texts: the questions come from libs/legal-guidance, all texts from content. */
export function questionnaireDefinition(id: QuestionnaireId): QuestionnaireDefinition {
  const { title, progressText, partText, optionalText, privacy, mailLabel, bankruptcySituations } =
    questionnaire();
  const { steps, roadmap: _roadmap, site: _site, sentText, ...own } = questionnaire().questionnaires[id];
  const { notice, bankruptcyNotice } = guidance();
  return {
    ...{ questionnaire: id, title, progressText, partText, optionalText, mailLabel, notice },
    ...own,
    privacy: { ...privacy, offText: sentText },
    steps: steps.map((step, at) => ({
      ...step,
      groups: groupsOfStep(
        id,
        questionnaires[id].filter((question) => question.step === at + 1),
      ),
    })),
    bankruptcyNotice:
      bankruptcyNotice === null ? null : { text: bankruptcyNotice, situations: bankruptcySituations },
    results: resultsWords(id),
    guidanceUrl: legalTopicsPath,
  };
}

const autofill: Readonly<Record<string, string>> = { name: 'name', email: 'email', userEmail: 'email' };

function worded(id: QuestionnaireId, asked: AskedQuestion): Question {
  const { name, kind, options = [], required, maxLength, isContact } = asked;
  const words = guidance().questions[id][name];
  const base = {
    name,
    label: words?.label ?? name,
    problem: questionnaire().problems[name] ?? '',
    ...(required ? {} : { isOptional: true }),
    ...(isContact || kind === 'text' ? { isPersonal: true } : {}),
  };
  if (kind === 'one' || kind === 'some') {
    const labelled = options.map((value) => ({ value, label: words?.options?.[value]?.label ?? value }));
    return { ...base, kind: kind === 'one' ? 'one' : 'many', options: labelled };
  }
  const written = kind === 'text' && !required ? 'lines' : kind;
  return { ...base, kind: written, autocomplete: autofill[name], maxLength };
}

/** Personal data form one group; every other question is a group of its own. */
function groupsOfStep(id: QuestionnaireId, asked: readonly AskedQuestion[]): QuestionGroup[] {
  const contact = asked.filter(({ isContact }) => isContact);
  const others = asked.filter(({ isContact }) => !isContact);
  return [contact, ...others.map((question) => [question])]
    .filter((questions) => questions.length > 0)
    .map((questions) => ({ questions: questions.map((question) => worded(id, question)) }));
}

const json = (path: string, value: unknown): SiteFile => ({
  path,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export function companionFile(): SiteFile {
  return json(questionnairePaths.companion, questionnaireDefinition('companion'));
}

export function embeddedFile(): SiteFile {
  return json(questionnairePaths.embedded, questionnaireDefinition('embedded'));
}

/** Data for recommendations made in the browser: topics, and the texts of reasons. */
export function legalTopicsFile(): SiteFile {
  const { why, time, questions } = guidance();
  const content: Guidance = { topics: legalTopics, words: { why, time, questions } };
  return json(legalTopicsPath, content);
}
