import { fieldCss, FieldError, FieldLabel } from '@lectern/ui';
import { type TextareaHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';

const Area = styled.textarea`
  ${fieldCss}
  min-height: 12rem;
  resize: vertical;
`;

interface MessageFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error: string | null;
}

export function MessageField({ label, error, ...area }: MessageFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Area
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
