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
  const { phase, stepIndex, groupIndex, wasForgotten } = state;
  if (phase === 'done') return definition.success.text;
  if (phase === 'sending') return definition.pendingText;
  if (wasForgotten) return definition.memory?.forgottenText ?? '';
  const place = { step: stepIndex + 1, total: definition.steps.length };
  const parts = groupsOf(definition, stepIndex, state).length;
  const part = isNarrow && parts > 1 ? `, ${partText(definition, { part: groupIndex + 1, parts })}` : '';
  return `${progressText(definition, place)}: ${definition.steps[stepIndex]?.heading ?? ''}${part}`;
}

/** `question 2 of 3` */
export function partText(
  { partText: text }: Pick<QuestionnaireDefinition, 'partText'>,
  { part, parts }: { part: number; parts: number },
): string {
  return text.replace('{part}', String(part)).replace('{parts}', String(parts));
}
