import { failureText } from '@lectern/api-client';
import {
  type AssessmentMade,
  type CompanionAssessment,
  type EmbeddedAssessment,
  sendCompanionAssessment,
  sendEmbeddedAssessment,
} from '@lectern/api-client/legal';
import type { Recommendation } from '@lectern/legal-guidance';
import type { QuestionnaireDefinition, QuestionnaireId, ShortMessage } from '@lectern/widget-kit';
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useState, useRef } from 'react';

import { type Answer, isGiven, askedQuestions } from './answer.js';
import type { AssessmentOptions } from './assessment-options.js';
import { browserMemory, noMemory, type AnswerMemory } from './memory/answer-memory.js';
import { next } from './questionnaire-reducer.js';
import {
  initialState,
  type QuestionnaireEvent,
  type QuestionnaireState,
  type Outcome,
} from './questionnaire-state.js';
import { loadRecommender } from './recommending/use-recommender.js';

export function useAssessment(
  definition: QuestionnaireDefinition,
  { notify, dropToasts, onStep, onSubmitted }: AssessmentOptions,
): [QuestionnaireState, Dispatch<QuestionnaireEvent>] {
  const [memory] = useState(() => (definition.questionnaire === 'companion' ? browserMemory() : noMemory));
  const [state, send] = useReducer(
    (before: QuestionnaireState, event: QuestionnaireEvent) => next(before, event, definition),
    initialState,
  );
  const { phase, hasRestored, stepIndex, groupIndex, answers, keptUntilMs, isPrivate, failure } = state;
  const total = definition.steps.length;

  // After hydration: a server cannot read this browser's storage, and both must render the same.
  useLayoutEffect(
    () => send({ type: 'recalled', remembered: memory.read(definition) }),
    [memory, definition],
  );

  useEffect(() => {
    if (!hasRestored) return;
    const isOver = isPrivate || phase === 'done' || Object.keys(answers).length === 0;
    if (isOver) memory.forget();
    else memory.write({ answers, stepIndex, groupIndex, keptUntilMs });
  }, [memory, hasRestored, answers, stepIndex, groupIndex, keptUntilMs, isPrivate, phase]);

  useEffect(() => {
    if (hasRestored && phase === 'asking') onStep?.({ step: stepIndex + 1, total });
  }, [hasRestored, phase, stepIndex, total, onStep]);

  useEffect(() => {
    if (phase === 'sending') dropToasts?.();
  }, [phase, dropToasts]);

  useEffect(() => {
    if (failure) notify?.({ title: failure.title, description: failure.text, tone: 'destructive' });
  }, [failure, notify]);

  const { title, text } = definition.success;
  useEffect(() => {
    if (phase === 'done') notify?.({ title, description: text, tone: 'success' });
  }, [phase, title, text, notify]);

  useSubmission(state, definition, send, onSubmitted, memory);
  return [state, send];
}

/** 32 hexadecimal digits; works over plain http, where `crypto.randomUUID` is missing. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One key per set of answers: a retry with the same answers, even after a reload, is the same submission. */
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

function useSubmission(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  send: (event: QuestionnaireEvent) => void,
  onSubmitted: AssessmentOptions['onSubmitted'],
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
        if (!given.state.isPrivate) latest.current.onSubmitted?.();
      },
      (cause: unknown) => {
        // Logs the cause on other sites, where visitors only see that it failed.
        if (!given.definition.failureSaysWhy) reportError(cause);
        send({ type: 'failed', failure: failureOf(cause, given.definition) });
      },
    );
  }, [phase, send]);
}

/** Answers are complete: the questionnaire has checked them, and the server checks again. */
const send: Record<QuestionnaireId, (answers: unknown, key: string) => Promise<AssessmentMade>> = {
  companion: (answers, key) => sendCompanionAssessment(answers as CompanionAssessment, key),
  embedded: (answers, key) => sendEmbeddedAssessment(answers as EmbeddedAssessment, key),
};

/** `keyFor` is the submission key, the same for the same answers. In private mode nothing is sent. */
async function submitAnswers(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  keyFor: (payload: string) => string,
): Promise<Outcome> {
  const { questionnaire, guidanceUrl } = definition;
  if (state.isPrivate) {
    const recommender = await loadRecommender(guidanceUrl);
    return { recommendations: recommender.recommend(questionnaire, state.answers), keptUntil: null };
  }
  const payload = payloadOf(state, definition);
  const made = await send[questionnaire](payload, keyFor(JSON.stringify(payload)));
  return { recommendations: made.recommendations as unknown as Recommendation[], keptUntil: made.keptUntil };
}

function failureOf(cause: unknown, { failure, failureSaysWhy }: QuestionnaireDefinition): ShortMessage {
  return failureSaysWhy ? { ...failure, text: failureText(cause, failure.text) } : failure;
}

/** Request payload: trimmed answers under the API's names, without empty ones. */
export function payloadOf(
  { answers, isPrivate, wantsMail }: Pick<QuestionnaireState, 'answers' | 'isPrivate' | 'wantsMail'>,
  definition: Pick<QuestionnaireDefinition, 'steps'>,
): Record<string, Answer | boolean> {
  const given = askedQuestions(definition, { isPrivate }).flatMap(({ name }) => {
    const answer = answers[name];
    if (!isGiven(answer)) return [];
    return [[name, typeof answer === 'string' ? answer.trim() : answer] as const];
  });
  return { ...Object.fromEntries(given), ...(wantsMail && !isPrivate ? { mailRoadmap: true } : {}) };
}
