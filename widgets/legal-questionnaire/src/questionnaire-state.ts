import type { Question, QuestionnaireDefinition, QuestionnaireStep } from '@lectern/widget-kit';
import { type Answer, type Answers, problemOf } from './answer.js';

/**
 * - `asking` a step of the questionnaire is shown
 * - `closed` there are no more steps, though there will be
 */
export type Phase = 'asking' | 'closed';

export interface QuestionnaireState {
  phase: Phase;
  /** Which step is shown, or was last; from 0. */
  stepIndex: number;
  answers: Answers;
  /** What is wrong in this step, by the names of its questions. */
  problems: Readonly<Record<string, string>>;
  /** How often the visitor wanted to go on and could not: each time, the first wrong answer takes the focus. */
  refusals: number;
  /** Whether another screen has been shown before: its successor's heading then takes the focus. */
  hasMoved: boolean;
}

export type QuestionnaireEvent =
  { type: 'answered'; question: Question; answer: Answer } | { type: 'continued' } | { type: 'went-back' };

type Move = (state: QuestionnaireState, definition: QuestionnaireDefinition) => Partial<QuestionnaireState>;

export const beginning: QuestionnaireState = {
  phase: 'asking',
  stepIndex: 0,
  answers: {},
  problems: {},
  refusals: 0,
  hasMoved: false,
};

export function stepOf({ stepIndex }: QuestionnaireState, { steps }: QuestionnaireDefinition) {
  return steps[stepIndex];
}

export function questionsOf(step: QuestionnaireStep | undefined): readonly Question[] {
  return step?.groups.flatMap(({ questions }) => questions) ?? [];
}

function problemsOf(state: QuestionnaireState, definition: QuestionnaireDefinition): Record<string, string> {
  const found = questionsOf(stepOf(state, definition)).flatMap((question) => {
    const problem = problemOf(question, state.answers[question.name]);
    return problem === undefined ? [] : [[question.name, problem] as const];
  });
  return Object.fromEntries(found);
}

const goOn: Move = (state, definition) => {
  const problems = problemsOf(state, definition);
  if (Object.keys(problems).length > 0) return { problems, refusals: state.refusals + 1 };
  const isLast = state.stepIndex + 1 >= definition.steps.length;
  return { problems, hasMoved: true, ...(isLast ? { phase: 'closed' } : { stepIndex: state.stepIndex + 1 }) };
};

const stepBack: Move = ({ stepIndex }) =>
  stepIndex === 0 ? {} : { stepIndex: stepIndex - 1, problems: {}, hasMoved: true };

/** Every move there is: phase, event, what it changes. What is not in the table does not happen. */
const moves: Record<Phase, Partial<Record<'continued' | 'went-back', Move>>> = {
  asking: { continued: goOn, 'went-back': stepBack },
  closed: { 'went-back': () => ({ phase: 'asking', hasMoved: true }) },
};

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
  };
}

/** The state after an event; the very same object when the event means nothing in this phase. */
export function next(
  state: QuestionnaireState,
  event: QuestionnaireEvent,
  definition: QuestionnaireDefinition,
): QuestionnaireState {
  if (event.type === 'answered') {
    return state.phase === 'asking' ? { ...state, ...answer(state, event) } : state;
  }
  const move = moves[state.phase][event.type];
  return move ? { ...state, ...move(state, definition) } : state;
}
