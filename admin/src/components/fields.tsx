import { controlFrame, Field, FieldError, FieldHint, FieldLabel } from '@lectern/ui';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { styled } from 'styled-components';

const Control = styled.select`
  ${controlFrame}
`;

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  hint?: ReactNode;
  /** The `option`s. */
  children: ReactNode;
}

/** A labelled choice of one among a few. */
export function SelectField({ label, hint, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Control {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
        {children}
      </Control>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
    </div>
  );
}

const TextAreaControl = styled.textarea`
  ${controlFrame}
  min-height: 10rem;
  resize: vertical;
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

/** Several labelled lines of text; `Field` of the house is for one. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <TextAreaControl
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

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

const Frame = styled.div`
  position: relative;
  input {
    padding-right: 5rem;
  }
`;

const Toggle = styled.button`
  position: absolute;
  top: 1.78125rem;
  right: 0.25rem;
  height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: 600 0.875rem/1 var(--font-control);
`;

interface PasswordFieldProps {
  label?: string;
  name?: string;
  /** Whether it is chosen, not remembered. */
  isNew?: boolean;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  error: string | null;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  isNew = false,
  isFirst = false,
  error,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const what = `the ${label.toLowerCase()}`;
  return (
    <Frame>
      <Field
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...(isFirst ? { 'data-first': '' } : {})}
        {...(isNew ? { hint: 'At least 12 characters: a short sentence is easy to keep in mind.' } : {})}
      />
      <Toggle
        type="button"
        aria-label={isShown ? `Hide ${what}` : `Show ${what}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Toggle>
    </Frame>
  );
}
