import type { QuestionnaireId } from './question.js';
import type { LegalTopic } from './topic.js';

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
