import { controlFrame, FieldError, FieldHint, FieldLabel } from '@lectern/ui';
import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';

const Control = styled.textarea`
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
      <Control
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
