/** The wizard of this site, and the questionnaire for other sites. One engine runs both. */
export type QuestionnaireId = 'companion' | 'embedded';

interface QuestionBase {
  /** Key of its answer: `legalSituation`. */
  name: string;
  label: string;
  isOptional?: boolean | undefined;
  /** Identifies the visitor or is free text: the rules ignore it, and private mode does not ask it. */
  isPersonal?: boolean | undefined;
  problem: string;
}

interface TextQuestion extends QuestionBase {
  kind: 'text' | 'email' | 'lines';
  autocomplete?: string | undefined;
  /** In UTF-16 units. */
  maxLength?: number | undefined;
}

export interface ChoiceQuestion extends QuestionBase {
  kind: 'one' | 'many';
  options: readonly { value: string; label: string }[];
}

export type Question = TextQuestion | ChoiceQuestion;

/** Questions shown together; a phone shows one group at a time. */
export interface QuestionGroup {
  questions: readonly Question[];
}

export interface QuestionnaireStep {
  heading: string;
  text?: string | undefined;
  groups: readonly QuestionGroup[];
}

export interface ShortMessage {
  title: string;
  text: string;
}

interface QuestionnaireMemoryWords {
  text: string;
  forgetLabel: string;
  forgottenText: string;
  /** Checkbox to store answers beyond the tab, until `{date}`. Without it, this is not offered. */
  keep?: { label: string; text: string } | undefined;
}

/** A questionnaire with all its texts: `/legal-companion.json`, `/legal-questionnaire.json`. */
export interface QuestionnaireDefinition {
  questionnaire: QuestionnaireId;
  title: string;
  /** `Step {step} of {total}` */
  progressText: string;
  /** For a step shown in parts: `question {part} of {parts}` */
  partText: string;
  steps: readonly QuestionnaireStep[];
  notice: string;
  /** Notice of 11 U.S.C. 528, and the situations that show it; null if the author needs none. */
  bankruptcyNotice: { text: string; situations: readonly string[] } | null;
  nextLabel: string;
  backLabel: string;
  optionalText: string;
  submitLabel: string;
  pendingLabel: string;
  pendingText: string;
  privacy: { label: string; offText: string; onText: string; pendingLabel: string };
  /** Null if answers stay in memory only. */
  memory: QuestionnaireMemoryWords | null;
  mailLabel: string;
  success: ShortMessage;
  incomplete: ShortMessage;
  failure: ShortMessage;
  /** Whether a failure shows the server's message instead of this text. */
  failureSaysWhy: boolean;
  failureComfort: string;
  results: ResultsWords;
  /** URL of the topics and texts for recommendations: `/legal-topics.json`. */
  guidanceUrl: string;
}

export interface ResultsWords {
  heading: string;
  /** Says what happened to the answers: stored until `{date}`, or never sent. */
  keptText: string;
  keptLink: { label: string; path: string };
  mailedText: string;
  privateText: string;
  roadmap: { label: string; path: string } | null;
  /** Link to the author's site; null on that site itself. */
  site: { label: string; path: string } | null;
  againLabel: string;
  urgent: { heading: string; text: string; pointers: readonly { label: string; url: string }[] };
  listHeading: string;
  whyLabel: string;
  keyPointsLabel: string;
  booksLabel: string;
  sourcesLabel: string;
  priorities: Readonly<Record<string, string>>;
  difficulties: Readonly<Record<string, string>>;
  books: Readonly<Record<string, { title: string; path: string }>>;
  whatIf: WhatIfWords;
}

export interface WhatIfWords {
  heading: string;
  text: string;
  openLabel: string;
  closeLabel: string;
  loadingText: string;
  failureText: string;
  retryLabel: string;
  /** Shown at a recommendation that moved by `{places}`. */
  upText: string;
  downText: string;
  newText: string;
  goneHeading: string;
  sameText: string;
  /** `{up} moved up, {down} moved down, {new} new, {gone} gone.` */
  summaryText: string;
}
