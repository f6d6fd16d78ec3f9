import type { Recommendation } from '@lectern/legal-guidance';
import type { Question, Saying } from '@lectern/widget-kit';
import type { Answer, Answers } from './answer.js';
import type { Remembered } from './memory/answer-memory.js';

/**
 * - `asking` a step of the questionnaire is shown
 * - `sending` the answers are whole, and become recommendations: at the server, or in private mode here
 * - `done` the recommendations are there
 */
export type Phase = 'asking' | 'sending' | 'done';

/** What answers have led to. */
export interface Outcome {
  recommendations: readonly Recommendation[];
  /** ISO 8601; null where nothing is kept. */
  keptUntil: string | null;
}

export interface QuestionnaireState {
  phase: Phase;
  /** Whether it is known what this browser remembers; before that, nothing is written there. */
  hasRecalled: boolean;
  /** Which step is shown, or was last; from 0. */
  stepIndex: number;
  /** Which of its groups, where they are shown one at a time; from 0. */
  groupIndex: number;
  answers: Answers;
  /** Until when this device may keep them; null for as long as the tab is open. */
  keptUntilMs: number | null;
  isPrivate: boolean;
  wantsMail: boolean;
  /** What is wrong on this screen, by the names of its questions. */
  problems: Readonly<Record<string, string>>;
  /** How often the visitor wanted to go on and could not: each time, the first wrong answer takes the focus. */
  refusals: number;
  /** Whether another screen has been shown before: its successor's heading then takes the focus. */
  hasMoved: boolean;
  /** Why answers could not be taken in. A new object each time. */
  failure: Saying | null;
  wasForgotten: boolean;
  /** How often it was begun anew. */
  rounds: number;
  outcome: Outcome | null;
}

/** Moves from screen to screen; `isNarrow`: one group of questions at a time. */
export type Move =
  | { type: 'continued'; isNarrow: boolean }
  | { type: 'went-back'; isNarrow: boolean }
  | { type: 'arrived'; outcome: Outcome }
  | { type: 'failed'; failure: Saying }
  | { type: 'restarted' };

export type QuestionnaireEvent =
  | Move
  | { type: 'recalled'; remembered: Remembered | null }
  | { type: 'answered'; question: Question; answer: Answer }
  | { type: 'private-switched'; isOn: boolean }
  | { type: 'mail-wanted'; isWanted: boolean }
  | { type: 'keeping-switched'; keptUntilMs: number | null }
  | { type: 'forgotten' };

export const beginning: QuestionnaireState = {
  phase: 'asking',
  hasRecalled: false,
  stepIndex: 0,
  groupIndex: 0,
  answers: {},
  keptUntilMs: null,
  isPrivate: false,
  wantsMail: false,
  problems: {},
  refusals: 0,
  hasMoved: false,
  failure: null,
  wasForgotten: false,
  rounds: 0,
  outcome: null,
};
