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

/** A topic to learn about or act on: content of `content/legal-topics`, and a row of `legal_topics`. */
export interface LegalTopic {
  id: string;
  name: string;
  category: Category;
  description: string;
  difficulty: Difficulty;
  bookReferences: readonly string[];
  keyPoints: readonly string[];
  relatedTopics: readonly string[];
  /** External sources; stable top-level pages. */
  furtherSources: readonly { label: string; url: string }[];
  estimatedMinutes: number;
  /** Contains a crisis phone number: never collapsed. */
  isCrisis?: boolean;
}

/** Texts of an answer: its button label, and a clause for reasons (`you are thinking about bankruptcy`). */
export interface OptionWords {
  label: string;
  because: string;
}

export interface QuestionWords {
  label: string;
  options?: Readonly<Record<string, OptionWords>> | undefined;
}

/** Texts that the rules need for reasons: a part of `@lectern/catalogue/legal-guidance`. */
export interface GuidanceWords {
  /** `Because {answers}.`, and the separators between answers: `, ` and ` and `. */
  why: { sentence: string; joint: string; lastJoint: string };
  /** `About {count} minutes`, the text for one hour, and the text for `{count}` hours. */
  time: { minutes: string; hour: string; hours: string };
  /** By questionnaire, question name, and option. */
  questions: Readonly<Record<QuestionnaireId, Readonly<Record<string, QuestionWords>>>>;
}

/** The site's topics and texts, which recommendations need. */
export interface Guidance {
  topics: readonly LegalTopic[];
  words: GuidanceWords;
}
