import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { problemOf } from './answer.js';
import {
  beginning,
  type Phase,
  type QuestionnaireEvent,
  type QuestionnaireState,
} from './questionnaire-state.js';
import { groupsOf, shownGroups } from './shown-questions.js';

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

/** To the first group, of whatever step, that does not hold what it should; null when all do. */
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
  const refusal = { refusals: state.refusals + 1, hasMoved: true };
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

/** Every move there is: phase, event, what it changes. What is not in the table does not happen. */
export const moves: Record<Phase, Partial<Record<QuestionnaireEvent['type'], Made>>> = {
  asking: { continued: goOn, 'went-back': stepBack },
  sending: { arrived: arrive, failed: fail },
  done: { restarted: ({ rounds }) => ({ ...beginning, rounds: rounds + 1, hasMoved: true }) },
};
