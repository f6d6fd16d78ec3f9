import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';

import { type Answer, problemOf, groupsOf, shownGroups } from './answer.js';
import {
  initialState,
  type QuestionnaireEvent,
  type QuestionnaireState,
  type Phase,
} from './questionnaire-state.js';

/** Clears an error once the answer is valid. New errors appear only on "next". */
function answer(
  state: QuestionnaireState,
  { question, answer }: { question: Question; answer: Answer },
): Partial<QuestionnaireState> {
  const { [question.name]: complaint, ...others } = state.problems;
  const isRight = complaint === undefined || problemOf(question, answer) === undefined;
  return {
    answers: { ...state.answers, [question.name]: answer },
    problems: isRight ? others : state.problems,
    wasForgotten: false,
  };
}

const restart = ({ restarts }: QuestionnaireState): Partial<QuestionnaireState> => ({
  ...initialState,
  hasRestored: true,
  restarts: restarts + 1,
  hasMoved: true,
});

/** Events that stay on the screen; only while asking. */
function change(state: QuestionnaireState, event: QuestionnaireEvent): Partial<QuestionnaireState> | null {
  switch (event.type) {
    case 'recalled':
      return { ...event.remembered, hasRestored: true };
    case 'answered':
      return answer(state, event);
    case 'private-switched':
      return { isPrivate: event.isOn, keptUntilMs: null, groupIndex: 0, problems: {}, failure: null };
    case 'mail-wanted':
      return { wantsMail: event.isWanted };
    case 'keeping-switched':
      return { keptUntilMs: event.keptUntilMs };
    case 'forgotten':
      return { ...restart(state), wasForgotten: true };
    default:
      return null;
  }
}

/** Returns the state after an event; the same object if the event does nothing in this phase. */
export function next(
  state: QuestionnaireState,
  event: QuestionnaireEvent,
  definition: QuestionnaireDefinition,
): QuestionnaireState {
  const changed = state.phase === 'asking' ? change(state, event) : null;
  const moved = changed ?? transitions[state.phase][event.type]?.(state, definition, event);
  return moved ? { ...state, ...moved } : state;
}

type Made = (
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  event: QuestionnaireEvent,
) => Partial<QuestionnaireState>;

const isNarrowIn = (event: QuestionnaireEvent): boolean => 'isNarrow' in event && event.isNarrow;

function problemsIn(
  { answers }: QuestionnaireState,
  groups: ReturnType<typeof groupsOf>,
): Record<string, string> {
  const found = groups.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const problem = problemOf(question, answers[question.name]);
      return problem === undefined ? [] : [[question.name, problem] as const];
    }),
  );
  return Object.fromEntries(found);
}

function firstUnanswered(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
): Partial<QuestionnaireState> | null {
  for (const stepIndex of definition.steps.keys()) {
    const groups = groupsOf(definition, stepIndex, state);
    const groupIndex = groups.findIndex((group) => Object.keys(problemsIn(state, [group])).length > 0);
    if (groupIndex >= 0) return { stepIndex, groupIndex, problems: problemsIn(state, groups) };
  }
  return null;
}

const goOn: Made = (state, definition, event) => {
  const { stepIndex, groupIndex } = state;
  const isNarrow = isNarrowIn(event);
  const groups = groupsOf(definition, stepIndex, state);
  const problems = problemsIn(state, shownGroups(definition, state, { ...state, isNarrow }));
  const refusal = { failedAttempts: state.failedAttempts + 1, hasMoved: true };
  if (Object.keys(problems).length > 0) return { problems, ...refusal, failure: null };
  const moved = { problems: {}, hasMoved: true, failure: null, wasForgotten: false };
  if (isNarrow && groupIndex + 1 < groups.length) return { ...moved, groupIndex: groupIndex + 1 };
  if (stepIndex + 1 < definition.steps.length) {
    return { ...moved, stepIndex: stepIndex + 1, groupIndex: 0 };
  }
  const unanswered = firstUnanswered(state, definition);
  if (unanswered) return { ...unanswered, ...refusal, failure: { ...definition.incomplete } };
  return { ...moved, phase: 'sending' };
};

const stepBack: Made = (state, definition, event) => {
  const { stepIndex, groupIndex } = state;
  const moved = { problems: {}, hasMoved: true, failure: null };
  if (isNarrowIn(event) && groupIndex > 0) return { ...moved, groupIndex: groupIndex - 1 };
  if (stepIndex === 0) return {};
  const last = groupsOf(definition, stepIndex - 1, state).length - 1;
  return { ...moved, stepIndex: stepIndex - 1, groupIndex: isNarrowIn(event) ? last : 0 };
};

const arrive: Made = (_state, _definition, event) =>
  event.type === 'arrived' ? { phase: 'done', outcome: event.outcome, hasMoved: true } : {};

const fail: Made = (_state, _definition, event) =>
  event.type === 'failed' ? { phase: 'asking', failure: { ...event.failure } } : {};

/** State machine: phase, event, change. Events missing from the table are ignored. */
const transitions: Record<Phase, Partial<Record<QuestionnaireEvent['type'], Made>>> = {
  asking: { continued: goOn, 'went-back': stepBack },
  sending: { arrived: arrive, failed: fail },
  done: { restarted: restart },
};
