import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { color, radius } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { narrow } from './use-narrow.js';

interface Place {
  /** From 1. */
  step: number;
  total: number;
}

export function progressText({ progressText: text }: QuestionnaireDefinition, place: Place): string {
  return text.replace('{step}', String(place.step)).replace('{total}', String(place.total));
}

export function Progress({
  definition,
  place,
  part,
}: {
  definition: QuestionnaireDefinition;
  place: Place;
  /** Part of the step on a narrow screen: `question 2 of 3`. */
  part: string | null;
}): ReactNode {
  const parts = Array.from({ length: place.total }, (_, index) => index + 1);
  return (
    <div>
      <Bar
        role="progressbar"
        aria-label={definition.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((100 * place.step) / place.total)}
        aria-valuetext={progressText(definition, place)}
      >
        {parts.map((part) => (
          <Part key={part} $reached={part <= place.step} />
        ))}
      </Bar>
      <Words>
        <span>{progressText(definition, place)}</span>
        {part && <PartText>{`, ${part}`}</PartText>}
      </Words>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 6px;
`;

const Part = styled.span<{ $reached: boolean }>`
  flex: 1;
  block-size: 4px;
  border-radius: ${radius.pill};
  background: ${({ $reached }) => ($reached ? color.accent : color.line)};
  @media (forced-colors: active) {
    background: ${({ $reached }) => ($reached ? 'Highlight' : 'GrayText')};
  }
`;

const Words = styled.p`
  margin: 10px 0 0;
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 500;
`;

const PartText = styled.span`
  @media not ${narrow} {
    display: none;
  }
`;
