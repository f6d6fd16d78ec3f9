import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { kit } from './messages.en.js';
import {
  controlFrame,
  Field,
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldProps,
} from '../components/field.js';

interface LabelledProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown beside the control and read with it; null or absent while all is well. */
  error?: string | null;
}

/** What ties a control to its label, its hint and what is wrong with it. */
function useLabelled({ hint, error }: LabelledProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

function Labelled({ id, label, hint, error, children }: LabelledProps & { id: string; children: ReactNode }) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

const SelectControl = styled.select`
  ${controlFrame}
`;

type Options = readonly (readonly [value: string, label: ReactNode])[];

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, LabelledProps {
  /** By value, in their order: as pairs, or as a record. */
  options: Options | Readonly<Record<string, string>>;
  onValue: (value: string) => void;
}

/** A labelled choice of one among a few. */
export function Select({ label, hint, error = null, options, onValue, ...rest }: SelectProps) {
  const labelled = useLabelled({ label, hint, error });
  const pairs = Array.isArray(options) ? (options as Options) : Object.entries(options);
  return (
    <Labelled id={labelled.id} label={label} hint={hint} error={error}>
      <SelectControl {...rest} {...labelled} onChange={({ target }) => onValue(target.value)}>
        {pairs.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectControl>
    </Labelled>
  );
}

const TextAreaControl = styled.textarea`
  ${controlFrame}
  ${({ rows }) => (rows ? '' : 'min-height: 10rem;')}
  resize: vertical;
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabelledProps {}

/** Several labelled lines of text; `Field` is for one. */
export function TextArea({ label, hint, error = null, ...rest }: TextAreaProps) {
  const labelled = useLabelled({ label, hint, error });
  return (
    <Labelled id={labelled.id} label={label} hint={hint} error={error}>
      <TextAreaControl {...rest} {...labelled} />
    </Labelled>
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
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  onValue: (value: Value) => void;
}

/** One of a few, all of which are to be seen. */
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

/** An email address: as it is typed, and not corrected. */
export const EmailField = (props: Omit<FieldProps, 'type'>) => (
  <Field autoComplete="username" {...props} type="email" autoCapitalize="none" spellCheck={false} />
);

/** One code, as another device shows it. */
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
  top: 1.78125rem;
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
  /** Whether it is chosen, not remembered. */
  isNew?: boolean;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  error: string | null;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({
  label = kit.password,
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
        {...(isNew ? { hint: kit.passwordRule } : {})}
      />
      <Toggle
        type="button"
        aria-label={(isShown ? kit.hideLabel : kit.showLabel).replace('{label}', label.toLowerCase())}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? kit.hide : kit.show}
      </Toggle>
    </Frame>
  );
}
