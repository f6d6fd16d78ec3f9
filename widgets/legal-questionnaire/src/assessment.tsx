import type { QuestionnaireDefinition, QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, VisuallyHidden } from '@lectern/widget-look';
import { type ReactNode, useEffect, useReducer } from 'react';
import { Closing } from './closing.js';
import { Progress, progressText } from './progress.js';
import {
  beginning,
  next,
  type QuestionnaireEvent,
  type QuestionnaireState,
  stepOf,
} from './questionnaire-state.js';
import { StepForm } from './step-form.js';

export interface AssessmentProps {
  definition: QuestionnaireDefinition;
  options: QuestionnaireOptions;
  onStep: NonNullable<QuestionnaireOptions['onStep']>;
  /** Whether the first heading takes the focus: the visitor has asked for it. */
  takeFocus: boolean;
}

/** One visitor's way through the questionnaire. */
export function Assessment({ definition, options, onStep, takeFocus }: AssessmentProps): ReactNode {
  const [state, send] = useReducer(
    (before: QuestionnaireState, event: QuestionnaireEvent) => next(before, event, definition),
    beginning,
  );
  const { phase, stepIndex } = state;
  const { title, totalSteps: total, closing } = definition;
  const place = { step: stepIndex + 1, total };

  useEffect(() => {
    if (phase === 'asking') onStep({ step: stepIndex + 1, total });
  }, [phase, stepIndex, total, onStep]);

  const step = stepOf(state, definition);
  const screen = { state, send, definition, takeFocus: takeFocus || state.hasMoved };
  const shown =
    phase === 'closed' ? closing.heading : `${progressText(definition, place)}: ${step?.heading ?? ''}`;
  return (
    <>
      <Card aria-label={title}>
        <Progress definition={definition} place={place} />
        {phase === 'closed' ? (
          <Closing {...screen} options={options} />
        ) : (
          // Each step is a form of its own: its heading takes the focus as it comes.
          <StepForm key={stepIndex} {...screen} />
        )}
      </Card>
      <VisuallyHidden role="status">{shown}</VisuallyHidden>
    </>
  );
}
