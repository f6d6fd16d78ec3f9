/** The wizard of the author's own site, and the one for other people's pages: one engine drives both. */
export type QuestionnaireId = 'companion' | 'embedded';

/** What every question has. */
interface QuestionBase {
  /** Under which its answer is kept and sent: `legalSituation`. */
  name: string;
  label: string;
  /** Questions are to be answered unless they say so. */
  isOptional?: boolean | undefined;
  /** Says who somebody is, or is for a person to read: no rule looks at it, and it is not asked in private mode. */
  isPersonal?: boolean | undefined;
  /** Said when the answer is missing or cannot be right. */
  problem: string;
}

interface TextQuestion extends QuestionBase {
  /** A line, an address, or as many lines as somebody likes. */
  kind: 'text' | 'email' | 'lines';
  /** What a browser may fill in: `name`, `email` (HTML's autofill field names). */
  autocomplete?: string | undefined;
  /** In UTF-16 units. */
  maxLength?: number | undefined;
}

export interface ChoiceQuestion extends QuestionBase {
  /** One of the options, or any number of them. */
  kind: 'one' | 'many';
  options: readonly { value: string; label: string }[];
}

export type Question = TextQuestion | ChoiceQuestion;

/** Questions that belong together: a phone shows one group at a time. */
export interface QuestionGroup {
  questions: readonly Question[];
}

export interface QuestionnaireStep {
  heading: string;
  text?: string | undefined;
  groups: readonly QuestionGroup[];
}

/** A short message: said in its place, and by the page in its own way. */
export interface Saying {
  title: string;
  text: string;
}

/** What is said of answers that the browser remembers. */
export interface QuestionnaireMemoryWords {
  text: string;
  forgetLabel: string;
  forgottenText: string;
  /** Beside a box that has them kept beyond the tab, until `{date}`. Without these words it is not offered. */
  keep?: { label: string; text: string } | undefined;
}

/** A questionnaire as data, words and all: `/legal-companion.json`, `/legal-questionnaire.json`. */
export interface QuestionnaireDefinition {
  questionnaire: QuestionnaireId;
  /** Its name among the parts of a page. */
  title: string;
  /** `Step {step} of {total}` */
  progressText: string;
  /** Within a step that is shown in parts: `question {part} of {parts}` */
  partText: string;
  steps: readonly QuestionnaireStep[];
  /** Information, not legal advice: said at the first step and with the results. */
  notice: string;
  /** What 11 U.S.C. 528 wants said, and the situations in which it is; null where the author has nothing to say. */
  bankruptcyNotice: { text: string; situations: readonly string[] } | null;
  nextLabel: string;
  backLabel: string;
  optionalText: string;
  submitLabel: string;
  /** On the button while it is sent, and beside it. */
  pendingLabel: string;
  pendingText: string;
  privacy: { label: string; offText: string; onText: string; pendingLabel: string };
  /** Null where answers live in memory only. */
  memory: QuestionnaireMemoryWords | null;
  mailLabel: string;
  success: Saying;
  incomplete: Saying;
  failure: Saying;
  /** Whether a failure tells what the server said instead of its text. */
  failureSaysWhy: boolean;
  /** Said beside a failure: nothing is lost. */
  failureComfort: string;
  results: ResultsWords;
  /** Address of the topics and words that recommendations are made from: `/legal-topics.json`. */
  guidanceUrl: string;
}

/** What is said around recommendations. */
export interface ResultsWords {
  heading: string;
  /** What has become of the answers: sent and kept until `{date}`, or never sent. */
  keptText: string;
  /** Where what is kept can be opened and deleted. */
  keptLink: { label: string; path: string };
  mailedText: string;
  privateText: string;
  /** Where the roadmap goes on; null where there is no such place. */
  roadmap: { label: string; path: string } | null;
  /** To the author's site; null where that is where one is. */
  site: { label: string; path: string } | null;
  againLabel: string;
  /** What stands before everything when something is urgent. */
  urgent: { heading: string; text: string; pointers: readonly { label: string; url: string }[] };
  listHeading: string;
  whyLabel: string;
  keyPointsLabel: string;
  booksLabel: string;
  sourcesLabel: string;
  priorities: Readonly<Record<string, string>>;
  difficulties: Readonly<Record<string, string>>;
  /** By id of the book. */
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
  /** Placed at a recommendation: `{places}` is how far. */
  upText: string;
  downText: string;
  newText: string;
  goneHeading: string;
  sameText: string;
  /** `{up} moved up, {down} moved down, {new} new, {gone} gone.` */
  summaryText: string;
}
