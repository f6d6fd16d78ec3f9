import {
  useId,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled, css } from 'styled-components';

import { useFieldHelp } from '../field-help/index.js';
import * as m from '../messages.en.js';
import { fieldCss, labelCss } from '../tokens/controls.js';

export const FieldLabel = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  ${labelCss}
  &:has(+ :disabled) {
    color: var(--color-muted);
  }
`;

const Control = styled.input`
  ${fieldCss}
`;

const note = css`
  margin-top: 0.375rem;
  font: 400 0.875rem/1.4 var(--font-control);
`;

export const FieldHint = styled.p`
  ${note}
  color: var(--color-muted);
`;

export const FieldError = styled.p`
  ${note}
  color: var(--color-danger);
  font-weight: 600;
`;

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown next to the field and announced with it; null or absent while valid. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

const Suggestion = styled.button`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 0.9375rem/1.4 var(--font-control);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;

/** A labeled text input with its error message. Email fields suggest corrections for misspelled domains. */
export function Field({ label, hint, error, id, className, ref, ...input }: FieldProps) {
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  const { suggestedDomain, accept } = useFieldHelp(control, input);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      <Control
        {...input}
        ref={control}
        id={controlId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {input.type === 'email' ? (
        <div aria-live="polite">
          {suggestedDomain ? (
            <Suggestion type="button" onClick={accept}>
              {m.email.suggestion(suggestedDomain)}
            </Suggestion>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
