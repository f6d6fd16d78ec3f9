import type { LegalTopic } from './topic.js';

/** What an engine without words needs to be told to speak: `@lectern/catalogue/legal-guidance`. */
export interface GuidanceWords {
  /** `Here because {answers}.` */
  whySentence: string;
  /** Between the last two answers of such a sentence: ` and `. */
  lastJoint: string;
  /** `About {count} minutes`, and the same for one hour and for hours. */
  time: { minutes: string; hour: string; hours: string };
  /**
   * By questionnaire and name of the question: its label, and of each option its label and the clause that names it
   * in a reason (`you are thinking about bankruptcy`).
   */
  questions: Readonly<
    Record<
      'companion' | 'embedded',
      Readonly<Record<string, { options: Readonly<Record<string, { label: string; because: string }>> }>>
    >
  >;
}

/** The words and topics of this site, without which nothing can be recommended. */
export interface Guidance {
  topics: readonly LegalTopic[];
  words: GuidanceWords;
}
