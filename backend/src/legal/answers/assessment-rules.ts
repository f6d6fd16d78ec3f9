import {
  type AnswerProblem,
  type Answers,
  checkAnswers,
  type QuestionnaireId,
  questionnaires,
} from '@lectern/legal-guidance';
import { createHash } from 'node:crypto';

/** Retention of an assessment after its last use; shown on the dashboard and in the privacy policy. */
export const KEPT_FOR = '12 months';

/** Lifetime of an unused companion session, and of its cookie. */
export const SESSION_LIFE = '30 days';

/** Equal answers from one source within this time are one submission. */
export const SAME_SUBMISSION_TIME = '30 minutes';

/** Start of an HTML tag, comment, or declaration; `a < b` is none. */
const MARKUP = /<[a-z/!?]/i;

/** Whether a text contains no HTML; such text is spam, not an answer. */
export const isPlainWords = (text: unknown): boolean => typeof text !== 'string' || !MARKUP.test(text);

/** Error of one answer, in a sentence with its field; undefined if it is valid. */
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

/** Answers in the columns of the specification's table, and those without a column. */
export interface AnswerColumns {
  assessment: {
    legalSituation: string;
    urgencyLevel: string;
    experienceLevel: string;
    specificConcerns: string[];
    preferredLearningStyle: string;
    budgetConsiderations: string;
  };
  details: {
    questionnaire: Answers['questionnaire'];
    timelineNeeded: string | null;
    currentRepresentation: string | null;
    preferredFormat: string | null;
    timeCommitment: string | null;
  };
}

const NONE = {
  timelineNeeded: null,
  currentRepresentation: null,
  preferredFormat: null,
  timeCommitment: null,
};

/** Both questionnaires ask similar questions by different names. */
export function columnsOf(answers: Answers): AnswerColumns {
  const { questionnaire, legalSituation, urgencyLevel } = answers;
  if (questionnaire === 'companion') {
    const { experienceLevel, specificConcerns, preferredLearningStyle, budgetConsiderations } = answers;
    return {
      assessment: {
        ...{ legalSituation, urgencyLevel, experienceLevel, preferredLearningStyle, budgetConsiderations },
        specificConcerns: [...specificConcerns],
      },
      details: { questionnaire, ...NONE },
    };
  }
  const { timelineNeeded, currentRepresentation, preferredFormat, timeCommitment } = answers;
  return {
    assessment: {
      ...{ legalSituation, urgencyLevel },
      experienceLevel: answers.previousExperience,
      specificConcerns: [...answers.primaryConcerns],
      preferredLearningStyle: answers.learningStyle,
      budgetConsiderations: answers.budgetRange,
    },
    details: {
      questionnaire,
      timelineNeeded,
      currentRepresentation,
      preferredFormat,
      timeCommitment,
    },
  };
}

export function answersOf(
  assessment: Partial<AnswerColumns['assessment']>,
  details: Partial<AnswerColumns['details']>,
): Record<string, string | string[]> {
  const { legalSituation, urgencyLevel, experienceLevel } = assessment;
  const { specificConcerns, preferredLearningStyle, budgetConsiderations } = assessment;
  const { questionnaire, timelineNeeded, currentRepresentation, preferredFormat, timeCommitment } = details;
  const named =
    questionnaire === 'embedded'
      ? {
          ...{ legalSituation, urgencyLevel, timelineNeeded, previousExperience: experienceLevel },
          ...{ currentRepresentation, primaryConcerns: specificConcerns },
          ...{ learningStyle: preferredLearningStyle, preferredFormat },
          ...{ budgetRange: budgetConsiderations, timeCommitment },
        }
      : {
          ...{ legalSituation, urgencyLevel, experienceLevel, specificConcerns },
          ...{ preferredLearningStyle, budgetConsiderations },
        };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, answer]) => (answer ? [[name, answer] as const] : [])),
  );
}

export interface AssessmentInput {
  email: string;
  answers: Answers;
  /** Asked by the embedded questionnaire only. */
  name?: string;
  additionalNeeds?: string;
  mailRoadmap?: boolean;
  token?: string;
  idempotencyKey?: string;
  /** Identifies the caller as far as known, so that equal answers of different people stay separate. */
  client: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function fingerprintOf({ email, answers, name = '', additionalNeeds = '' }: AssessmentInput): string {
  return sha256(JSON.stringify([email.toLowerCase(), answers, name, additionalNeeds]));
}

/**
 * Fallback for a missing idempotency key, from caller and answers. It is signed, because network addresses
 * are few enough to be guessed from a plain hash.
 */
export function requestKeyOf(input: AssessmentInput): string {
  return input.idempotencyKey
    ? sha256(`key:${input.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(input)}:${input.client}`);
}
