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
