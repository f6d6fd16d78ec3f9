import { Field } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

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
