import type { QuestionnaireDefinition, Question } from '@lectern/widget-kit';

import { type Answer, type Answers, groupsOf, askedQuestions } from '../answer.js';

export interface StoredAnswers {
  stepIndex: number;
  groupIndex: number;
  answers: Answers;
  /** When the device must delete them; null for as long as the tab is open. */
  keptUntilMs: number | null;
}

export interface AnswerMemory {
  /** Stored answers that still fit the questionnaire; null if there are none. */
  read(definition: QuestionnaireDefinition): StoredAnswers | null;
  write(remembered: StoredAnswers): void;
  /** Submission key of answers already sent before a reload; null if they were not sent. */
  sentKey(payload: string): string | null;
  writeSent(payload: string, key: string): void;
  forget(): void;
}

/** For frames on other sites: stores nothing. */
export const noMemory: AnswerMemory = {
  read: () => null,
  write: () => undefined,
  sentKey: () => null,
  writeSent: () => undefined,
  forget: () => undefined,
};

const slot = 'lectern.legal-companion';

const sentSlot = 'lectern.legal-companion.sent';

/** If storage is full or forbidden, answers last as long as the page. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const within = (value: unknown, count: number): number =>
  Number.isInteger(value) ? Math.min(Math.max(value as number, 0), Math.max(count - 1, 0)) : 0;

type Stored = Record<string, unknown> | null;

const parsed = (text: string | null): Stored => JSON.parse(text ?? 'null') as Stored;

/** Expiry of stored answers; undefined for those stored before consent was asked. */
const endOf = (kept: Stored): number | undefined => {
  const endMs = kept?.['keptUntilMs'];
  return typeof endMs === 'number' ? endMs : undefined;
};

function clearDevice(): void {
  const text = localStorage.getItem(slot);
  const endMs = endOf(parsed(text));
  if (text === null || (endMs !== undefined && endMs > Date.now())) return;
  const sent = localStorage.getItem(sentSlot);
  if (endMs === undefined && sessionStorage.getItem(slot) === null) {
    sessionStorage.setItem(slot, text);
    if (sent !== null) sessionStorage.setItem(sentSlot, sent);
  }
  for (const name of [slot, sentSlot]) localStorage.removeItem(name);
}

/** Stores answers in the tab, and on request on the device until the promised date. */
export function browserMemory(): AnswerMemory {
  let isOnDevice = false;
  return {
    read: (definition) =>
      attempt(() => {
        clearDevice();
        const ofTab = sessionStorage.getItem(slot);
        const kept = parsed(ofTab ?? localStorage.getItem(slot));
        if (kept === null) return null;
        const keptUntilMs = ofTab === null ? (endOf(kept) ?? null) : null;
        isOnDevice = keptUntilMs !== null;
        const answers = answersThatFit(definition, (kept['answers'] ?? {}) as Record<string, Answer>);
        if (Object.keys(answers).length === 0) return null;
        const stepIndex = within(kept['stepIndex'], definition.steps.length);
        const groups = groupsOf(definition, stepIndex, { isPrivate: false });
        return { answers, stepIndex, groupIndex: within(kept['groupIndex'], groups.length), keptUntilMs };
      }, null),
    write: (remembered) =>
      attempt(() => {
        const { keptUntilMs } = remembered;
        const wasOnDevice = isOnDevice;
        isOnDevice = keptUntilMs !== null && keptUntilMs > Date.now();
        if (wasOnDevice && !isOnDevice) localStorage.removeItem(slot);
        if (isOnDevice) sessionStorage.removeItem(slot);
        (isOnDevice ? localStorage : sessionStorage).setItem(slot, JSON.stringify(remembered));
      }, undefined),
    sentKey: (payload) =>
      attempt(() => {
        const sent = parsed(sessionStorage.getItem(sentSlot)) as Record<string, string> | null;
        return sent?.['payload'] === payload ? (sent['key'] ?? null) : null;
      }, null),
    writeSent: (payload, key) =>
      attempt(() => sessionStorage.setItem(sentSlot, JSON.stringify({ payload, key })), undefined),
    forget: () =>
      attempt(() => {
        for (const storage of [sessionStorage, localStorage])
          for (const name of [slot, sentSlot]) storage.removeItem(name);
      }, undefined),
  };
}

function fitting(question: Question, answer: unknown): Answer | undefined {
  if (!('options' in question)) return typeof answer === 'string' ? answer : undefined;
  const isOption = (value: unknown) => question.options.some((option) => option.value === value);
  if (question.kind === 'one') return isOption(answer) ? (answer as string) : undefined;
  return Array.isArray(answer) ? (answer as string[]).filter(isOption) : undefined;
}

/**
 * Filters stored answers by the questionnaire, which may have changed since; the stored data is untrusted.
 */
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
