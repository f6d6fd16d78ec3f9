import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { type Dispatch, useEffect, useRef } from 'react';

import { groupsOf } from './answer.js';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire-state.js';

const stateKey = 'lecternScreen';

const screenInHistory = (): number => {
  const state = history.state as Record<string, unknown> | null;
  return Number(state?.[stateKey] ?? 0);
};

/** Number of the current screen, from 0; 0 again when the questionnaire is done. */
function screenNumber(
  state: Pick<QuestionnaireState, 'phase' | 'stepIndex' | 'groupIndex' | 'isPrivate'>,
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  isNarrow: boolean,
): number {
  const { phase, stepIndex, groupIndex } = state;
  if (phase === 'done') return 0;
  if (!isNarrow) return stepIndex;
  const earlier = definition.steps.slice(0, stepIndex).map((_, at) => groupsOf(definition, at, state).length);
  return earlier.reduce((sum, count) => sum + count, 0) + groupIndex;
}

/**
 * Adds a history entry for each screen, so that Back and Forward move between screens. Answers stay in the
 * state. In a frame, entries belong to the tab's joint history.
 */
export function useHistorySteps(
  state: QuestionnaireState,
  send: Dispatch<QuestionnaireEvent>,
  definition: QuestionnaireDefinition,
  isNarrow: boolean,
): void {
  const screen = screenNumber(state, definition, isNarrow);
  const { hasRestored } = state;
  const latest = useRef({ screen, isNarrow });

  useEffect(() => {
    latest.current = { screen, isNarrow };
  });

  useEffect(() => {
    if (!hasRestored) return;
    const inHistory = screenInHistory();
    if (screen < inHistory) history.go(screen - inHistory);
    for (let next = inHistory + 1; next <= screen; next += 1) {
      history.pushState({ ...(history.state as object | null), [stateKey]: next }, '');
    }
  }, [screen, hasRestored]);

  useEffect(() => {
    const follow = () => {
      const distance = screenInHistory() - latest.current.screen;
      const type = distance < 0 ? 'went-back' : 'continued';
      for (let step = 0; step < Math.abs(distance); step += 1)
        send({ type, isNarrow: latest.current.isNarrow });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [send]);
}
