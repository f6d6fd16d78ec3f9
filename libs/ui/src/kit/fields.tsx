import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { styled } from 'styled-components';
import * as m from './messages.en.js';
import { Field, FieldError, FieldHint, FieldLabel, type FieldProps } from '../components/field.js';
import { fieldCss, selectCss } from '../tokens/controls.js';

interface LabeledProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

function Labeled({ label, hint, error, children }: LabeledProps & { children: (tied: object) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

const SelectControl = styled.select`
  ${selectCss}
`;

type Options = readonly (readonly [value: string, label: ReactNode])[];

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, LabeledProps {
  /** Options by value, in order: as pairs or as a record. */
  options: Options | Readonly<Record<string, string>>;
  onValue: (value: string) => void;
}

export function Select({ label, hint, error = null, options, onValue, ...rest }: SelectProps) {
  const pairs = Array.isArray(options) ? (options as Options) : Object.entries(options);
  return (
    <Labeled label={label} hint={hint} error={error}>
      {(tied) => (
        <SelectControl {...rest} {...tied} onChange={({ target }) => onValue(target.value)}>
          {pairs.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectControl>
      )}
    </Labeled>
  );
}

const TextAreaControl = styled.textarea`
  ${fieldCss}
  ${({ rows }) => (rows ? '' : 'min-height: 10rem;')}
  resize: vertical;
`;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabeledProps {}

export function TextArea({ label, hint, error = null, ...rest }: TextAreaProps) {
  return (
    <Labeled label={label} hint={hint} error={error}>
      {(tied) => <TextAreaControl {...rest} {...tied} />}
    </Labeled>
  );
}

export const EmailField = (props: Omit<FieldProps, 'type'>) => (
  <Field autoComplete="username" {...props} type="email" autoCapitalize="none" spellCheck={false} />
);

export const CodeField = (props: FieldProps) => (
  <Field autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
);

const Frame = styled.div`
  position: relative;
  input {
    padding-right: 5rem;
  }
`;

const Toggle = styled.button`
  position: absolute;
  top: 1.640625rem;
  right: 0.25rem;
  height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: 600 0.875rem/1 var(--font-control);
`;

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label?: string;
  /** Whether it is a new password rather than the current one. */
  isNew?: boolean;
  isFirst?: boolean;
  error: string | null;
}

export function PasswordField({
  label = m.password.label,
  name = 'password',
  isNew = false,
  isFirst = false,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame>
      <Field
        {...rest}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        {...(isFirst ? { 'data-first': '' } : {})}
        {...(isNew ? { hint: m.password.hint } : {})}
      />
      <Toggle
        type="button"
        aria-label={m.password[isShown ? 'hide' : 'show'].label.replace('{label}', label.toLowerCase())}
        onClick={() => setShown(!isShown)}
      >
        {m.password[isShown ? 'hide' : 'show'].text}
      </Toggle>
    </Frame>
  );
}
