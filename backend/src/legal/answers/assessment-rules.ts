import {
  type AnswerProblem,
  type Answers,
  checkAnswers,
  type QuestionnaireId,
  questionnaires,
} from '@lectern/legal-guidance';
import { createHash } from 'node:crypto';

/** How long an assessment is kept after its last use; the dashboard shows the day, and the privacy policy names it. */
export const KEPT_FOR = '12 months';

/** What begins a tag, a comment or a declaration of HTML; `a < b` does not. */
const MARKUP = /<[a-z/!?]/i;

/** Whether a text holds nothing that a browser would take for HTML: nobody writes that about their worries. */
export const isPlainWords = (text: unknown): boolean => typeof text !== 'string' || !MARKUP.test(text);

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

/** Answers as the specification's table has them, and those for which it has no column. */
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

/** Both questionnaires ask much the same by other names. */
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

/** The way back: answers by the names of the payload that brought them. */
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

/** What somebody has answered and wants kept. */
export interface AssessmentInput {
  email: string;
  answers: Answers;
  /** What the embedded questionnaire asks beside choices. */
  name?: string;
  additionalNeeds?: string;
  /** Whether the roadmap is wanted by mail. */
  mailRoadmap?: boolean;
  /** The secret that came with the call. */
  token?: string;
  /** The Idempotency-Key header, when there is one. */
  idempotencyKey?: string;
  /** Who asks, as far as it is known: keeps strangers with the same answers apart. */
  client: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function fingerprintOf({ email, answers, name = '', additionalNeeds = '' }: AssessmentInput): string {
  return sha256(JSON.stringify([email.toLowerCase(), answers, name, additionalNeeds]));
}

/**
 * Without a key of its own, a submission is known by who answers what. Addresses of the network are few enough to be tried one
 * by one, so it is kept as the site signs it.
 */
export function requestKeyOf(input: AssessmentInput): string {
  return input.idempotencyKey
    ? sha256(`key:${input.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(input)}:${input.client}`);
}
