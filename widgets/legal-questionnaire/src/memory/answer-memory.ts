import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import type { Answer, Answers } from '../answer.js';
import { groupsOf } from '../shown-questions.js';
import { answersThatFit } from './answers-that-fit.js';

/** How far somebody has come on this device. */
export interface Remembered {
  stepIndex: number;
  groupIndex: number;
  answers: Answers;
}

/** What outlives a reload. */
export interface AnswerMemory {
  /** What there is that still fits the questionnaire; null when nothing does. */
  read(definition: QuestionnaireDefinition): Remembered | null;
  write(remembered: Remembered): void;
  forget(): void;
}

/** For frames on pages of others: nothing is kept. */
export const noMemory: AnswerMemory = {
  read: () => null,
  write: () => undefined,
  forget: () => undefined,
};

const slot = 'lectern.legal-companion';

const within = (value: unknown, count: number): number =>
  Number.isInteger(value) ? Math.min(Math.max(value as number, 0), Math.max(count - 1, 0)) : 0;

/** The browser's own storage: this device only. Where it may not be touched, nothing is kept. */
export const deviceMemory: AnswerMemory = {
  read: (definition) => {
    try {
      const kept = JSON.parse(localStorage.getItem(slot) ?? 'null') as Record<string, unknown> | null;
      if (kept === null) return null;
      const answers = answersThatFit(definition, (kept['answers'] ?? {}) as Record<string, Answer>);
      if (Object.keys(answers).length === 0) return null;
      const stepIndex = within(kept['stepIndex'], definition.steps.length);
      const groups = groupsOf(definition, stepIndex, { isPrivate: false });
      return { answers, stepIndex, groupIndex: within(kept['groupIndex'], groups.length) };
    } catch {
      return null;
    }
  },
  write: (remembered) => {
    try {
      localStorage.setItem(slot, JSON.stringify(remembered));
    } catch {
      // A full or forbidden storage: the answers live as long as the page.
    }
  },
  forget: () => {
    try {
      localStorage.removeItem(slot);
    } catch {
      // Where nothing may be touched, nothing was kept.
    }
  },
};
