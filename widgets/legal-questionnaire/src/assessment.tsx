import type { QuestionnaireDefinition, QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, VisuallyHidden } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { announcement, partText } from './announcement.js';
import { Progress } from './progress.js';
import { Results } from './results/results.js';
import { StepForm } from './step-form.js';
import { useAssessment } from './use-assessment.js';
import { useNarrow } from './use-narrow.js';

export interface AssessmentProps {
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
  const { phase, stepIndex, groupIndex, rounds } = state;
  const screen = { state, send, definition, takeFocus: takeFocus || state.hasMoved };
  return (
    <>
      <Card aria-label={definition.title}>
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
