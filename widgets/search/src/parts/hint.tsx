import type { SearchTexts } from '@lectern/widget-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '@lectern/widget-look';
import { Line, Message, PillButton, Row } from './surfaces.js';

interface HintProps {
  texts: SearchTexts;
  onSuggestion(suggestion: string): void;
}

/** Before anything is typed: what may be, and some words to begin with. */
export function Hint({ texts, onSuggestion }: HintProps): ReactNode {
  const labelId = useId();
  return (
    <Message>
      <Line>{texts.hintText}</Line>
      <Row role="group" aria-labelledby={labelId}>
        <Label id={labelId}>{texts.suggestionsLabel}</Label>
        {texts.suggestions.map((suggestion) => (
          <PillButton key={suggestion} type="button" onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </PillButton>
        ))}
      </Row>
      <Keys>{texts.keysText}</Keys>
    </Message>
  );
}

const Label = styled.span`
  flex-basis: 100%;
  color: ${color.muted};
  font-size: 0.9375rem;
`;

/** Of use where there are keys. */
const Keys = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;
  @media (pointer: coarse) {
    display: none;
  }
`;
