import {
  type AnswerProblem,
  checkAnswers,
  type QuestionnaireId,
  questionnaires,
} from '@lectern/legal-guidance';

/** What is wrong with one answer, in a sentence that names its field; undefined when nothing is. */
export function answerSentence(
  questionnaire: QuestionnaireId,
  name: string,
  value: unknown,
): string | undefined {
  const problem = checkAnswers(questionnaire, { [name]: value })[name];
  return problem && SENTENCES[problem](questionOf(questionnaire, name));
}

export function questionOf(questionnaire: QuestionnaireId, name: string) {
  const question = questionnaires[questionnaire].find((each) => each.name === name);
  if (!question) throw new Error(`The questionnaire "${questionnaire}" does not ask "${name}".`);
  return question;
}

type Asked = ReturnType<typeof questionOf>;

const SENTENCES: Record<AnswerProblem, (question: Asked) => string> = {
  missing: ({ name, kind }) =>
    kind === 'text' ? `Please write an answer (${name}).` : `Please choose an answer (${name}).`,
  'unknown-option': ({ name, options = [] }) => `Please choose among ${options.join(', ')} (${name}).`,
  'too-many': ({ name }) => `Please choose each answer once at most (${name}).`,
  'too-long': ({ name, maxLength }) => `Please write ${maxLength} characters at most (${name}).`,
  'not-text': ({ name, kind }) =>
    kind === 'some' ? `Please send a list of answers (${name}).` : `Please answer in plain words (${name}).`,
};
