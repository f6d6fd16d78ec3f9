import type { QuestionnaireDefinition, Question } from '@lectern/widget-kit';

import { type Answer, type Answers, groupsOf, askedQuestions } from '../answer.js';

/** How far somebody has come on this device. */
interface Remembered {
  stepIndex: number;
  groupIndex: number;
  answers: Answers;
}

/** What outlives a reload. */
export interface AnswerMemory {
  /** What there is that still fits the questionnaire; null when nothing does. */
  read(definition: QuestionnaireDefinition): Remembered | null;
  write(remembered: Remembered): void;
  /** Under which the same answers have been sent before a reload; null when they have not. */
  sentKey(payload: string): string | null;
  writeSent(payload: string, key: string): void;
  forget(): void;
}

/** For frames on pages of others: nothing is kept. */
export const noMemory: AnswerMemory = {
  read: () => null,
  write: () => undefined,
  sentKey: () => null,
  writeSent: () => undefined,
  forget: () => undefined,
};

const slot = 'lectern.legal-companion';

const sentSlot = 'lectern.legal-companion.sent';

/** Where storage is full or forbidden, what is remembered lives as long as the page. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const within = (value: unknown, count: number): number =>
  Number.isInteger(value) ? Math.min(Math.max(value as number, 0), Math.max(count - 1, 0)) : 0;

/** The browser's own storage: this device only. */
export const deviceMemory: AnswerMemory = {
  read: (definition) =>
    attempt(() => {
      const kept = JSON.parse(localStorage.getItem(slot) ?? 'null') as Record<string, unknown> | null;
      if (kept === null) return null;
      const answers = answersThatFit(definition, (kept['answers'] ?? {}) as Record<string, Answer>);
      if (Object.keys(answers).length === 0) return null;
      const stepIndex = within(kept['stepIndex'], definition.steps.length);
      const groups = groupsOf(definition, stepIndex, { isPrivate: false });
      return { answers, stepIndex, groupIndex: within(kept['groupIndex'], groups.length) };
    }, null),
  write: (remembered) => attempt(() => localStorage.setItem(slot, JSON.stringify(remembered)), undefined),
  sentKey: (payload) =>
    attempt(() => {
      const sent = JSON.parse(localStorage.getItem(sentSlot) ?? 'null') as Record<string, string> | null;
      return sent?.['payload'] === payload ? (sent['key'] ?? null) : null;
    }, null),
  writeSent: (payload, key) =>
    attempt(() => localStorage.setItem(sentSlot, JSON.stringify({ payload, key })), undefined),
  forget: () =>
    attempt(() => {
      localStorage.removeItem(slot);
      localStorage.removeItem(sentSlot);
    }, undefined),
};

function fitting(question: Question, answer: unknown): Answer | undefined {
  if (!('options' in question)) return typeof answer === 'string' ? answer : undefined;
  const isOption = (value: unknown) => question.options.some((option) => option.value === value);
  if (question.kind === 'one') return isOption(answer) ? (answer as string) : undefined;
  return Array.isArray(answer) ? (answer as string[]).filter(isOption) : undefined;
}

/** Those of kept answers that the questionnaire still asks for: it may have changed since, and storage is anybody's. */
export function answersThatFit(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  kept: Readonly<Record<string, unknown>>,
): Answers {
  const found = askedQuestions(definition, { isPrivate: false }).flatMap((question) => {
    const answer = Object.hasOwn(kept, question.name) ? fitting(question, kept[question.name]) : undefined;
    return answer === undefined ? [] : [[question.name, answer] as const];
  });
  return Object.fromEntries(found);
}
