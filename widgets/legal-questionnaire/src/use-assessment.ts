import type { QuestionnaireDefinition, QuestionnaireOptions } from '@lectern/widget-kit';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { deviceMemory, noMemory } from './memory/answer-memory.js';
import { next } from './questionnaire-reducer.js';
import { beginning, type QuestionnaireEvent, type QuestionnaireState } from './questionnaire-state.js';
import { useSubmission } from './use-submission.js';

interface Given {
  definition: QuestionnaireDefinition;
  options: QuestionnaireOptions;
  onStep: NonNullable<QuestionnaireOptions['onStep']>;
  onSubmitted: NonNullable<QuestionnaireOptions['onSubmitted']>;
}

/** One visitor's way through a questionnaire: what the device remembers, what is sent, what the page is told. */
export function useAssessment({
  definition,
  options,
  onStep,
  onSubmitted,
}: Given): [QuestionnaireState, Dispatch<QuestionnaireEvent>] {
  const [memory] = useState(() => (options.questionnaire === 'companion' ? deviceMemory : noMemory));
  const [state, send] = useReducer(
    (before: QuestionnaireState, event: QuestionnaireEvent) => next(before, event, definition),
    null,
    () => ({ ...beginning, ...memory.read(definition) }),
  );
  const { phase, stepIndex, groupIndex, answers, isPrivate, failure } = state;
  const { notify } = options;
  const total = definition.steps.length;

  useEffect(() => {
    const isOver = isPrivate || phase === 'done' || Object.keys(answers).length === 0;
    if (isOver) memory.forget();
    else memory.write({ answers, stepIndex, groupIndex });
  }, [memory, answers, stepIndex, groupIndex, isPrivate, phase]);

  useEffect(() => {
    if (phase === 'asking') onStep({ step: stepIndex + 1, total });
  }, [phase, stepIndex, total, onStep]);

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
