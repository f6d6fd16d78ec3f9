import type { Recommendation } from '@lectern/legal-guidance';
import type { Question, ShortMessage } from '@lectern/widget-kit';
import type { Answer, Answers } from './answer.js';
import type { StoredAnswers } from './memory/answer-memory.js';

/**
 * - `asking`: a step is shown
 * - `sending`: the answers are complete; the server, or in private mode the browser, makes recommendations
 * - `done`: the recommendations are shown
 */
export type Phase = 'asking' | 'sending' | 'done';

export interface Outcome {
  recommendations: readonly Recommendation[];
  /** ISO 8601; null if nothing is stored. */
  keptUntil: string | null;
}

export interface QuestionnaireState {
  phase: Phase;
  /** Whether stored answers were read; nothing is stored before that. */
  hasRestored: boolean;
  /** Current or last step, from 0. */
  stepIndex: number;
  /** Current group of the step, if groups are shown one at a time; from 0. */
  groupIndex: number;
  answers: Answers;
  /** When the device must delete the answers; null for as long as the tab is open. */
  keptUntilMs: number | null;
  isPrivate: boolean;
  wantsMail: boolean;
  problems: Readonly<Record<string, string>>;
  /** Number of failed attempts to go on: each moves the focus to the first error. */
  failedAttempts: number;
  /** Whether the visitor has changed screens: each later screen focuses its heading. */
  hasMoved: boolean;
  /** Why sending failed. A new object each time. */
  failure: ShortMessage | null;
  wasForgotten: boolean;
  restarts: number;
  outcome: Outcome | null;
}

/** Changes of the screen; `isNarrow`: one group of questions at a time. */
export type Move =
  | { type: 'continued'; isNarrow: boolean }
  | { type: 'went-back'; isNarrow: boolean }
  | { type: 'arrived'; outcome: Outcome }
  | { type: 'failed'; failure: ShortMessage }
  | { type: 'restarted' };

export type QuestionnaireEvent =
  | Move
  | { type: 'recalled'; remembered: StoredAnswers | null }
  | { type: 'answered'; question: Question; answer: Answer }
  | { type: 'private-switched'; isOn: boolean }
  | { type: 'mail-wanted'; isWanted: boolean }
  | { type: 'keeping-switched'; keptUntilMs: number | null }
  | { type: 'forgotten' };

export const initialState: QuestionnaireState = {
  phase: 'asking',
  hasRestored: false,
  stepIndex: 0,
  groupIndex: 0,
  answers: {},
  keptUntilMs: null,
  isPrivate: false,
  wantsMail: false,
  problems: {},
  failedAttempts: 0,
  hasMoved: false,
  failure: null,
  wasForgotten: false,
  restarts: 0,
  outcome: null,
};
