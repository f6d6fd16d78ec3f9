import { controlFrame, FieldLabel } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Select = styled.select`
  ${controlFrame}
  appearance: none;
  padding-right: 2.75rem;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--color-muted) 50%),
    linear-gradient(-45deg, transparent 50%, var(--color-muted) 50%);
  background-position:
    calc(100% - 1.25rem) 50%,
    calc(100% - 0.875rem) 50%;
  background-repeat: no-repeat;
  background-size: 0.4rem 0.4rem;
`;

export interface ChoiceFieldProps {
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoice(value: string): void;
}

/** One labelled choice out of a few. */
export function ChoiceField({ label, placeholder, options, value, onChoice }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select id={id} value={value} onChange={({ target }) => onChoice(target.value)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
