import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { Root } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Assessment } from './assessment.js';
import type { AssessmentOptions } from './assessment-options.js';

interface QuestionnaireProps {
  definition: QuestionnaireDefinition;
  options: AssessmentOptions;
  /** Whether the first heading takes the focus: the visitor has asked for it. */
  takeFocus?: boolean;
}

/** A questionnaire with its words. A server may draw it: it then shows the first step, for any width. */
export function Questionnaire({ takeFocus = false, ...props }: QuestionnaireProps): ReactNode {
  return (
    <QuestionnaireRoot>
      <Assessment {...props} takeFocus={takeFocus} />
    </QuestionnaireRoot>
  );
}

/** Wide enough for a roadmap to be read. */
export const QuestionnaireRoot = styled(Root)`
  max-inline-size: 44rem;
`;
