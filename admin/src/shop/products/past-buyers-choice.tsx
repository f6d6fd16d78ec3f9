import type { PastBuyers } from '@lectern/api-client/admin';
import { useId } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../counted.js';
import { pastBuyersWords } from './product-words.js';

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-half);
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-control);
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0 var(--space-1);
  align-items: center;
  min-height: 2.75rem;
  padding-block: var(--space-half);
  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
  small {
    grid-column: 2;
    color: var(--color-muted);
    font-size: 0.875rem;
  }
`;

interface PastBuyersChoiceProps {
  soldCount: number;
  value: PastBuyers;
  disabled: boolean;
  onChange: (value: PastBuyers) => void;
}

/** What becomes of those who bought before. */
export function PastBuyersChoice({ soldCount, value, disabled, onChange }: PastBuyersChoiceProps) {
  const name = useId();
  return (
    <Frame>
      <legend>Who bought it before ({counted(soldCount, 'copy', 'copies')})</legend>
      {(['told', 'served', 'kept'] as const).map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            disabled={disabled}
            onChange={() => onChange(choice)}
          />
          {pastBuyersWords[choice].label}
          <small>{pastBuyersWords[choice].hint}</small>
        </Choice>
      ))}
    </Frame>
  );
}
