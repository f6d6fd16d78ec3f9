import { bookLinks, legalQuestionnaire } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { questionnaires } from '@lectern/legal-guidance';
import type { QuestionnaireDefinition, QuestionnaireId, ResultsWords } from '@lectern/widget-kit';
import { groupsOfStep } from './question-groups.js';
import { legalTopicsPath } from './questionnaire-path.js';

function resultsWords(id: QuestionnaireId): ResultsWords {
  const { priorities, difficulties } = legalGuidance;
  const { roadmap, site } = legalQuestionnaire.questionnaires[id];
  const books = Object.fromEntries(
    bookLinks.map(({ id: book, title, path }) => [book, { title, path }] as const),
  );
  return { ...legalQuestionnaire.results, roadmap, site, priorities, difficulties, books };
}

/** A questionnaire with its words: the questions are of libs/legal-guidance, everything that is said is content. */
export function questionnaireDefinition(id: QuestionnaireId): QuestionnaireDefinition {
  const { title, progressText, partText, optionalText, privacy, mailLabel, bankruptcySituations } =
    legalQuestionnaire;
  const { steps, roadmap: _roadmap, site: _site, ...own } = legalQuestionnaire.questionnaires[id];
  const { notice, bankruptcyNotice } = legalGuidance;
  return {
    ...{ questionnaire: id, title, progressText, partText, optionalText, privacy, mailLabel, notice },
    ...own,
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
