import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  label {
    padding: 0.5rem 0.625rem;
    font: 600 0.9375rem/1.35 var(--font-control);
    cursor: pointer;
  }
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  label: ReactNode;
}

export function CheckField({ label, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <Row>
      <input {...rest} type="checkbox" id={id} />
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}

const Choices = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-control);
  }
  label {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-1);
    min-height: 2.75rem;
  }
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
  small {
    grid-column: 2;
    color: var(--color-muted);
    font-size: 0.875rem;
  }
`;

interface RadioFieldProps<Value extends string> {
  label: ReactNode;
  options: readonly (readonly [value: Value, label: ReactNode, hint?: ReactNode])[];
  value: Value;
  disabled?: boolean;
  /** Whether a dialog focuses this first. */
  isFirst?: boolean;
  onValue: (value: Value) => void;
}

export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, options, value, disabled, isFirst, onValue } = props;
  const name = useId();
  return (
    <Choices disabled={disabled}>
      <legend>{label}</legend>
      {options.map(([each, text, hint]) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onValue(each)}
            {...(isFirst && each === value ? { 'data-first': '' } : {})}
          />
          {text}
          {hint ? <small>{hint}</small> : null}
        </label>
      ))}
    </Choices>
  );
}
