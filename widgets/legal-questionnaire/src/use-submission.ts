import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { useEffect, useRef } from 'react';
import type { AnswerMemory } from './memory/answer-memory.js';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire-state.js';
import { failureOf, submitAnswers } from './submit-answers.js';

/** 32 hexadecimal digits, also on plain http, where `crypto.randomUUID` does not exist. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A key for each set of answers: another try with the same ones, even after a reload, is the same submission. */
function useSubmissionKey(memory: AnswerMemory): (payload: string) => string {
  const last = useRef({ payload: '', key: '' });
  return (payload) => {
    if (last.current.payload !== payload) {
      last.current = { payload, key: memory.sentKey(payload) ?? randomKey() };
      memory.writeSent(payload, last.current.key);
    }
    return last.current.key;
  };
}

/** Sends the answers once in each `sending`, and tells how it went. */
export function useSubmission(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  send: (event: QuestionnaireEvent) => void,
  onSubmitted: () => void,
  memory: AnswerMemory,
): void {
  const keyFor = useSubmissionKey(memory);
  const latest = useRef({ state, definition, keyFor, onSubmitted });
  useEffect(() => {
    latest.current = { state, definition, keyFor, onSubmitted };
  });
  const { phase } = state;

  useEffect(() => {
    if (phase !== 'sending') return;
    const given = latest.current;
    submitAnswers(given.state, given.definition, given.keyFor).then(
      (outcome) => {
        send({ type: 'arrived', outcome });
        if (!given.state.isPrivate) latest.current.onSubmitted();
      },
      (cause: unknown) => send({ type: 'failed', failure: failureOf(cause, given.definition) }),
    );
  }, [phase, send]);
}
