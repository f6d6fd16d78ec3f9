import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { Card, VisuallyHidden } from '@lectern/widget-look';
import type { ReactNode } from 'react';

import type { AssessmentOptions } from './assessment-options.js';
import { Progress, progressText } from './progress.js';
import type { QuestionnaireState } from './questionnaire-state.js';
import { Results } from './results/results.js';
import { groupsOf } from './answer.js';
import { StepForm } from './step-form.js';
import { useAssessment } from './use-assessment.js';
import { useHistorySteps } from './use-history-steps.js';
import { useNarrow } from './use-narrow.js';

interface AssessmentProps {
  definition: QuestionnaireDefinition;
  options: AssessmentOptions;
  /** Whether to focus the first heading, because the visitor opened the questionnaire. */
  takeFocus: boolean;
}

export function Assessment({ definition, options, takeFocus }: AssessmentProps): ReactNode {
  const [state, send] = useAssessment(definition, options);
  const isNarrow = useNarrow();
  useHistorySteps(state, send, definition, isNarrow);
  const { phase, stepIndex, groupIndex, restarts } = state;
  const screen = { state, send, definition, takeFocus: takeFocus || state.hasMoved };
  return (
    <>
      {/* The host page may collapse its introduction after the first question. */}
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
              part={partText(state, definition)}
            />
            {/* A new key remounts the form for each screen, which focuses its heading. */}
            <StepForm key={`${restarts} ${stepIndex} ${groupIndex}`} {...screen} isNarrow={isNarrow} />
          </>
        )}
      </Card>
      <VisuallyHidden role="status">{announcement(state, definition, isNarrow)}</VisuallyHidden>
    </>
  );
}

/** Screen reader announcement of a screen: `Step 1 of 4: Your situation, question 2 of 3`. */
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
  const part = isNarrow ? partText(state, definition) : null;
  return `${progressText(definition, place)}: ${definition.steps[stepIndex]?.heading ?? ''}${part ? `, ${part}` : ''}`;
}

/** `question 2 of 3` on a narrow screen; null if the step has one part. */
function partText(state: QuestionnaireState, definition: QuestionnaireDefinition): string | null {
  const parts = groupsOf(definition, state.stepIndex, state).length;
  if (parts < 2) return null;
  const part = Math.min(state.groupIndex + 1, parts);
  return definition.partText.replace('{part}', String(part)).replace('{parts}', String(parts));
}
