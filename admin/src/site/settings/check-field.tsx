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

/** One labelled yes or no. */
export function CheckField({ label, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <Row>
      <input {...rest} type="checkbox" id={id} />
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}
