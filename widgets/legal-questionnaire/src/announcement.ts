import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { progressText } from './progress.js';
import type { QuestionnaireState } from './questionnaire-state.js';
import { groupsOf } from './shown-questions.js';

/** `Step 1 of 4: Where you stand, question 2 of 3`: what a screen reader hears of a screen. */
export function announcement(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  isNarrow: boolean,
): string {
  const { phase, stepIndex, wasForgotten } = state;
  if (phase === 'done') return definition.success.text;
  if (phase === 'sending') return definition.pendingText;
  if (wasForgotten) return definition.memory?.forgottenText ?? '';
  const place = { step: stepIndex + 1, total: definition.steps.length };
  const part = partText(state, definition, isNarrow);
  return `${progressText(definition, place)}: ${definition.steps[stepIndex]?.heading ?? ''}${part ? `, ${part}` : ''}`;
}

/** `question 2 of 3`, where a step is shown in parts; otherwise null. */
export function partText(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  isNarrow: boolean,
): string | null {
  const parts = groupsOf(definition, state.stepIndex, state).length;
  if (!isNarrow || parts < 2) return null;
  const part = Math.min(state.groupIndex + 1, parts);
  return definition.partText.replace('{part}', String(part)).replace('{parts}', String(parts));
}
