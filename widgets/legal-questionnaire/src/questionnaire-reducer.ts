import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';
import { type Answer, problemOf } from './answer.js';
import { moves } from './moves.js';
import { beginning, type QuestionnaireEvent, type QuestionnaireState } from './questionnaire-state.js';

/** A complaint goes as soon as its answer is right, and comes only when the visitor wants to go on. */
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

/** What happens on a screen without leaving it; only while it asks. */
function change(state: QuestionnaireState, event: QuestionnaireEvent): Partial<QuestionnaireState> | null {
  switch (event.type) {
    case 'answered':
      return answer(state, event);
    case 'private-switched':
      return { isPrivate: event.isOn, groupIndex: 0, problems: {}, failure: null };
    case 'mail-wanted':
      return { wantsMail: event.isWanted };
    case 'forgotten':
      return { ...beginning, rounds: state.rounds + 1, hasMoved: true, wasForgotten: true };
    default:
      return null;
  }
}

/** The state after an event; the very same object when the event means nothing in this phase. */
export function next(
  state: QuestionnaireState,
  event: QuestionnaireEvent,
  definition: QuestionnaireDefinition,
): QuestionnaireState {
  const changed = state.phase === 'asking' ? change(state, event) : null;
  const moved = changed ?? moves[state.phase][event.type]?.(state, definition, event);
  return moved ? { ...state, ...moved } : state;
}
