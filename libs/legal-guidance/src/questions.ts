type AnswerTo<Asked extends Question> = Asked extends { kind: 'one'; options: readonly (infer Option)[] }
  ? Option
  : Asked extends { kind: 'some'; options: readonly (infer Option)[] }
    ? readonly Option[]
    : string;

type AnswersTo<Asked extends Question> = {
  [One in Extract<Asked, { required: true } | { kind: 'some' }> as One['name']]: AnswerTo<One>;
} & { [One in Extract<Asked, { required: false; kind: 'text' }> as One['name']]?: AnswerTo<One> };

/** Validated payload of `POST /api/legal-companion/assessment`. */
export type CompanionAnswers = AnswersTo<(typeof companionQuestions)[number]>;

/** Validated payload of `POST /api/legal-assessments`. */
export type EmbeddedAnswers = AnswersTo<(typeof embeddedQuestions)[number]>;

/** The wizard's answers that rules use: choices only, no personal data. */
export type CompanionChoices = Omit<CompanionAnswers, 'userEmail'>;

export type EmbeddedChoices = Omit<EmbeddedAnswers, 'name' | 'email' | 'additionalNeeds'>;

export type Answers =
  | ({ questionnaire: 'companion' } & CompanionChoices)
  | ({ questionnaire: 'embedded' } & EmbeddedChoices);

export type QuestionnaireId = 'companion' | 'embedded';

/** A question without its texts, which are in `legal-guidance.json`. */
export interface Question {
  /** Field of the payload: `legalSituation`. */
  name: string;
  /** One option, any number of options, or text. */
  kind: 'one' | 'some' | 'text' | 'email';
  options?: readonly string[];
  /** A required `some` needs at least one option. */
  required: boolean;
  step: 1 | 2 | 3 | 4;
  /** Of text, in UTF-16 units. */
  maxLength?: number;
  /** Personal data: skipped in private mode, ignored by the rules. */
  isContact?: boolean;
}

/** The wizard at /legal-companion, with the values and concerns of the specification. */
export const companionQuestions = [
  { name: 'userEmail', kind: 'email', required: true, step: 1, maxLength: 254, isContact: true },
  {
    name: 'legalSituation',
    kind: 'one',
    options: ['bankruptcy', 'business_planning', 'litigation', 'general_guidance'],
    required: true,
    step: 1,
  },
  {
    name: 'urgencyLevel',
    kind: 'one',
    options: ['immediate', 'within_month', 'within_year', 'planning_ahead'],
    required: true,
    step: 2,
  },
  {
    name: 'experienceLevel',
    kind: 'one',
    options: ['no_experience', 'some_knowledge', 'experienced'],
    required: true,
    step: 2,
  },
  {
    name: 'specificConcerns',
    kind: 'some',
    options: [
      'legal procedures',
      'document preparation',
      'court representation',
      'settlement negotiations',
      'asset protection',
      'debt management',
      'business formation',
      'contract review',
      'regulatory compliance',
      'preventive measures',
    ],
    required: false,
    step: 3,
  },
  {
    name: 'preferredLearningStyle',
    kind: 'one',
    options: ['reading', 'step_by_step', 'examples', 'checklists'],
    required: true,
    step: 3,
  },
  {
    name: 'budgetConsiderations',
    kind: 'one',
    options: ['limited', 'moderate', 'flexible'],
    required: true,
    step: 4,
  },
] as const satisfies readonly Question[];

/** The questionnaire at /embed/legal-companion for other sites, with the specification's values. */
export const embeddedQuestions = [
  { name: 'name', kind: 'text', required: true, step: 1, maxLength: 100, isContact: true },
  { name: 'email', kind: 'email', required: true, step: 1, maxLength: 254, isContact: true },
  {
    name: 'legalSituation',
    kind: 'one',
    options: [
      'bankruptcy-considering',
      'bankruptcy-process',
      'debt-management',
      'business-planning',
      'legal-research',
      'other',
    ],
    required: true,
    step: 1,
  },
  {
    name: 'urgencyLevel',
    kind: 'one',
    options: ['immediate', 'soon', 'planning', 'research'],
    required: true,
    step: 1,
  },
  {
    name: 'timelineNeeded',
    kind: 'one',
    options: ['this-week', 'this-month', 'next-3-months', 'next-6-months', 'flexible'],
    required: true,
    step: 2,
  },
  {
    name: 'previousExperience',
    kind: 'one',
    options: ['none', 'some', 'moderate', 'extensive'],
    required: true,
    step: 2,
  },
  {
    name: 'currentRepresentation',
    kind: 'one',
    options: ['none', 'consulting', 'hired', 'self-representing'],
    required: true,
    step: 2,
  },
  {
    name: 'primaryConcerns',
    kind: 'some',
    options: [
      'procedures',
      'protecting assets',
      'managing debt',
      'avoiding mistakes',
      'cost of representation',
      'timeline and deadlines',
      'credit score impact',
      'family effects',
      'business implications',
      'future financial planning',
    ],
    required: true,
    step: 3,
  },
  {
    name: 'learningStyle',
    kind: 'one',
    options: ['reading', 'interactive', 'visual', 'consultation'],
    required: true,
    step: 3,
  },
  {
    name: 'preferredFormat',
    kind: 'one',
    options: ['step-by-step', 'comprehensive', 'quick-reference', 'templates', 'personal-coaching'],
    required: true,
    step: 3,
  },
  {
    name: 'budgetRange',
    kind: 'one',
    options: ['minimal', 'moderate', 'substantial', 'flexible'],
    required: true,
    step: 4,
  },
  {
    name: 'timeCommitment',
    kind: 'one',
    options: ['minimal', 'moderate', 'substantial', 'intensive'],
    required: true,
    step: 4,
  },
  { name: 'additionalNeeds', kind: 'text', required: false, step: 4, maxLength: 2000 },
] as const satisfies readonly Question[];

export const questionnaires: Readonly<Record<QuestionnaireId, readonly Question[]>> = {
  companion: companionQuestions,
  embedded: embeddedQuestions,
};
