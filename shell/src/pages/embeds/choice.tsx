import { controlFrame, FieldLabel } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Select = styled.select`
  ${controlFrame}
`;

export interface ChoiceProps<Value extends string> {
  label: string;
  /** By value. */
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChoice(value: Value): void;
}

/** One out of a few, of which one is always chosen. */
export function Choice<Value extends string>({ label, options, value, onChoice }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChoice(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
