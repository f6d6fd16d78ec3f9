import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { Root } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Assessment } from './assessment.js';
import type { AssessmentOptions } from './assessment-options.js';

interface QuestionnaireProps {
  definition: QuestionnaireDefinition;
  options: AssessmentOptions;
  takeFocus?: boolean;
}

/** A complete questionnaire. Server rendering shows the first step, for any width. */
export function Questionnaire({ takeFocus = false, ...props }: QuestionnaireProps): ReactNode {
  return (
    <QuestionnaireRoot>
      <Assessment {...props} takeFocus={takeFocus} />
    </QuestionnaireRoot>
  );
}

export const QuestionnaireRoot = styled(Root)`
  max-inline-size: 44rem;
`;
