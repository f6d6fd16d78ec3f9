import { type Answers, type Question, type QuestionnaireId, questionnaires } from './questions.js';

/**
 * `too-many`: more entries than options, or duplicates. `not-text`: another type, or control characters
 * (PostgreSQL rejects some of them).
 */
export type AnswerProblem = 'missing' | 'unknown-option' | 'too-many' | 'too-long' | 'not-text';

export type AnswerProblems = Readonly<Record<string, AnswerProblem>>;

/** Control characters except tab and line breaks. */
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Finds errors in a payload, by field; empty if it is valid. An email address is only checked for length and
 * type, because its reader validates it. Unknown fields are ignored.
 *
 * @param step 1 to 4: checks that step only
 * @param isPrivate skips questions for name and address
 */
export function checkAnswers(
  questionnaire: QuestionnaireId,
  raw: unknown,
  step?: number,
  { isPrivate = false }: { isPrivate?: boolean } = {},
): AnswerProblems {
  const given: Readonly<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const problems: Record<string, AnswerProblem> = {};
  for (const question of questionnaires[questionnaire]) {
    if (step !== undefined && question.step !== step) continue;
    if (isPrivate && question.isContact) continue;
    const answer = Object.hasOwn(given, question.name) ? given[question.name] : undefined;
    const problem = problemOf(question, answer);
    if (problem) problems[question.name] = problem;
  }
  return problems;
}

function problemOf(question: Question, answer: unknown): AnswerProblem | null {
  if (answer === undefined || answer === null || answer === '') return question.required ? 'missing' : null;
  if (question.kind === 'some') return problemOfSome(question, answer);
  if (typeof answer !== 'string') return 'not-text';
  if (question.options) return question.options.includes(answer) ? null : 'unknown-option';
  if (question.maxLength !== undefined && answer.length > question.maxLength) return 'too-long';
  if (controlCharacters.test(answer)) return 'not-text';
  return question.required && answer.trim() === '' ? 'missing' : null;
}

function problemOfSome({ options = [], required }: Question, answer: unknown): AnswerProblem | null {
  if (!Array.isArray(answer)) return 'not-text';
  if (answer.length > options.length) return 'too-many';
  if (!answer.every((entry) => typeof entry === 'string')) return 'not-text';
  if (!answer.every((entry) => options.includes(entry))) return 'unknown-option';
  if (new Set(answer).size < answer.length) return 'too-many';
  return required && answer.length === 0 ? 'missing' : null;
}

/**
 * Extracts the choices that rules use, without personal data; concerns in the questionnaire's order.
 * @throws RangeError for a missing or unknown choice; call `checkAnswers` first for messages by field
 */
export function answersFrom(questionnaire: QuestionnaireId, raw: unknown): Answers {
  const problems = Object.keys(checkAnswers(questionnaire, raw, undefined, { isPrivate: true }));
  if (problems.length > 0) throw new RangeError(`Incomplete answers: ${problems.join(', ')}.`);
  const given = raw as Readonly<Record<string, string | readonly string[] | undefined>>;
  const choices = questionnaires[questionnaire].flatMap(({ name, kind, options = [] }) => {
    if (kind === 'one') return [[name, given[name]] as const];
    if (kind === 'some') return [[name, options.filter((option) => given[name]?.includes(option))] as const];
    return [];
  });
  return { questionnaire, ...Object.fromEntries(choices) } as Answers;
}
