import type { QuestionnaireDefinition, QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, VisuallyHidden } from '@lectern/widget-look';
import { type ReactNode, useSyncExternalStore } from 'react';

import { Progress, progressText } from './progress.js';
import type { QuestionnaireState } from './questionnaire-state.js';
import { Results } from './results/results.js';
import { groupsOf } from './answer.js';
import { StepForm } from './step-form.js';
import { useAssessment } from './use-assessment.js';
import { useHistorySteps } from './use-history-steps.js';

interface AssessmentProps {
  definition: QuestionnaireDefinition;
  options: QuestionnaireOptions;
  onStep: NonNullable<QuestionnaireOptions['onStep']>;
  onSubmitted: NonNullable<QuestionnaireOptions['onSubmitted']>;
  /** Whether the first heading takes the focus: the visitor has asked for it. */
  takeFocus: boolean;
}

/** One visitor's way through the questionnaire. */
export function Assessment({ takeFocus, ...given }: AssessmentProps): ReactNode {
  const { definition, options } = given;
  const [state, send] = useAssessment(given);
  const isNarrow = useNarrow();
  useHistorySteps(state, send, definition, isNarrow);
  const { phase, stepIndex, groupIndex, rounds } = state;
  const screen = { state, send, definition, takeFocus: takeFocus || state.hasMoved };
  return (
    <>
      {/* The page around may fold what it says before the first question. */}
      <Card
        aria-label={definition.title}
        data-begun={stepIndex + groupIndex > 0 || phase === 'done' ? '' : undefined}
      >
        {phase === 'done' ? (
          <Results {...screen} options={options} />
        ) : (
          <>
            <Progress
              definition={definition}
              place={{ step: stepIndex + 1, total: definition.steps.length }}
              part={partText(state, definition, isNarrow)}
            />
            {/* Each screen is a form of its own: its heading takes the focus as it comes. */}
            <StepForm key={`${rounds} ${stepIndex} ${groupIndex}`} {...screen} isNarrow={isNarrow} />
          </>
        )}
      </Card>
      <VisuallyHidden role="status">{announcement(state, definition, isNarrow)}</VisuallyHidden>
    </>
  );
}

/** `Step 1 of 4: Where you stand, question 2 of 3`: what a screen reader hears of a screen. */
function announcement(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  isNarrow: boolean,
): string {
  const { phase, stepIndex, wasForgotten } = state;
  if (phase === 'done') return `${definition.success.title} ${definition.success.text}`;
  if (phase === 'sending') return definition.pendingText;
  if (wasForgotten) return definition.memory?.forgottenText ?? '';
  const place = { step: stepIndex + 1, total: definition.steps.length };
  const part = partText(state, definition, isNarrow);
  return `${progressText(definition, place)}: ${definition.steps[stepIndex]?.heading ?? ''}${part ? `, ${part}` : ''}`;
}

/** `question 2 of 3`, where a step is shown in parts; otherwise null. */
function partText(
  state: QuestionnaireState,
  definition: QuestionnaireDefinition,
  isNarrow: boolean,
): string | null {
  const parts = groupsOf(definition, state.stepIndex, state).length;
  if (!isNarrow || parts < 2) return null;
  const part = Math.min(state.groupIndex + 1, parts);
  return definition.partText.replace('{part}', String(part)).replace('{parts}', String(parts));
}

/** A phone, or a frame as narrow as one: questions are then asked one group at a time. */
const narrow = '(max-width: 30rem)';

function watch(notify: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const useNarrow = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
