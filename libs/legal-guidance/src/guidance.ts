import type { QuestionnaireId } from './questions.js';

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const categories = [
  'bankruptcy',
  'debt',
  'business-formation',
  'contracts',
  'litigation',
  'compliance',
  'grants',
  'records',
  'court-procedure',
  'finding-counsel',
] as const;
export type Category = (typeof categories)[number];

/** Something worth knowing or doing: content, `content/legal-topics`; a row of `legal_topics`. */
export interface LegalTopic {
  id: string;
  name: string;
  category: Category;
  description: string;
  difficulty: Difficulty;
  /** Hyphenated ids of books. */
  bookReferences: readonly string[];
  keyPoints: readonly string[];
  /** Ids of topics. */
  relatedTopics: readonly string[];
  /** Where to look further: front pages that last. */
  furtherSources: readonly { label: string; url: string }[];
  estimatedMinutes: number;
  /** Holds a telephone number for somebody in need: never hidden behind a click. */
  isCrisis?: boolean;
}

/** The words of an answer: on its button, and as a clause in a reason (`you are thinking about bankruptcy`). */
export interface OptionWords {
  label: string;
  because: string;
}

/** The words of a question, and by option of its answers. */
export interface QuestionWords {
  label: string;
  options?: Readonly<Record<string, OptionWords>> | undefined;
}

/** What an engine without words needs to be told to speak: a part of `@lectern/catalogue/legal-guidance`. */
export interface GuidanceWords {
  /** `You said that {answers}.`, and what stands between the answers: `, that ` and ` and that `. */
  why: { sentence: string; joint: string; lastJoint: string };
  /** `About {count} minutes`, the same for one hour, and for `{count}` hours. */
  time: { minutes: string; hour: string; hours: string };
  /** By questionnaire, name of the question, and option. */
  questions: Readonly<Record<QuestionnaireId, Readonly<Record<string, QuestionWords>>>>;
}

/** The topics and words of this site, without which nothing can be recommended. */
export interface Guidance {
  topics: readonly LegalTopic[];
  words: GuidanceWords;
}
