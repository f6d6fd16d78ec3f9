/** What every question has. */
interface QuestionBase {
  /** Under which its answer is kept: `legalSituation`. */
  name: string;
  label: string;
  /** Questions are to be answered unless they say so. */
  isOptional?: boolean | undefined;
  /** Said when the answer is missing or cannot be right. */
  problem: string;
}

interface TextQuestion extends QuestionBase {
  kind: 'text' | 'email';
  /** What a browser may fill in: `name`, `email` (HTML's autofill field names). */
  autocomplete?: string | undefined;
}

interface ChoiceQuestion extends QuestionBase {
  /** One of the options, or any number of them. */
  kind: 'one' | 'many';
  options: readonly { value: string; label: string }[];
}

export type Question = TextQuestion | ChoiceQuestion;

/** Questions that belong together. */
export interface QuestionGroup {
  heading?: string | undefined;
  questions: readonly Question[];
}

export interface QuestionnaireStep {
  heading: string;
  text?: string | undefined;
  groups: readonly QuestionGroup[];
}

/** A questionnaire as data, words and all: `/legal-questionnaire.json`. */
export interface QuestionnaireDefinition {
  /** Its name among the parts of a page. */
  title: string;
  /** `Step {step} of {total}` */
  progressText: string;
  /** How many steps it will have in the end; those not in `steps` are not open yet. */
  totalSteps: number;
  steps: readonly QuestionnaireStep[];
  /** Said at the first step, before anything has been answered. */
  notice: string;
  nextLabel: string;
  backLabel: string;
  /** What stands where the steps end before the last of them. */
  closing: {
    heading: string;
    paragraphs: readonly string[];
    links: readonly { label: string; path: string }[];
  };
}
