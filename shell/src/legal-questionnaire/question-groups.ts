import { legalQuestionnaire } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import type { Question as AskedQuestion } from '@lectern/legal-guidance';
import type { Question, QuestionGroup, QuestionnaireId } from '@lectern/widget-kit';

/** HTML's autofill names, where a browser may know the answer. */
const autofill: Readonly<Record<string, string>> = { name: 'name', email: 'email', userEmail: 'email' };

function worded(id: QuestionnaireId, asked: AskedQuestion): Question {
  const { name, kind, options = [], required, maxLength, isContact } = asked;
  const words = legalGuidance.questions[id][name];
  const base = {
    name,
    label: words?.label ?? name,
    problem: legalQuestionnaire.problems[name] ?? '',
    ...(required ? {} : { isOptional: true }),
    ...(isContact || kind === 'text' ? { isPersonal: true } : {}),
  };
  if (kind === 'one' || kind === 'some') {
    const labelled = options.map((value) => ({ value, label: words?.options?.[value]?.label ?? value }));
    return { ...base, kind: kind === 'one' ? 'one' : 'many', options: labelled };
  }
  // What is optional and in one's own words may take as many lines as it likes.
  const written = kind === 'text' && !required ? 'lines' : kind;
  return { ...base, kind: written, autocomplete: autofill[name], maxLength };
}

/** Who somebody is makes one group; every other question stands for itself. */
export function groupsOfStep(id: QuestionnaireId, asked: readonly AskedQuestion[]): QuestionGroup[] {
  const contact = asked.filter(({ isContact }) => isContact);
  const others = asked.filter(({ isContact }) => !isContact);
  return [contact, ...others.map((question) => [question])]
    .filter((questions) => questions.length > 0)
    .map((questions) => ({ questions: questions.map((question) => worded(id, question)) }));
}
