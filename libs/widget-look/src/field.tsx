import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { css, styled } from 'styled-components';
import { color, radius, typeface } from './tokens.js';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledProps {
  label: string;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
}

/** A control with its label above it and what is wrong below. */
function Labelled(props: LabelledProps & { children: (control: ControlProps) => ReactNode }): ReactNode {
  const { label, error, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Wrapper>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, LabelledProps {
  /** Shown inside the box, at its end. */
  aside?: string | undefined;
  onValue(value: string): void;
}

/** A labelled text field. */
export function Field({ label, error, aside, onValue, ...input }: FieldProps): ReactNode {
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <Box>
          <Input {...input} {...control} onChange={(event) => onValue(event.currentTarget.value)} />
          {aside && <Aside>{aside}</Aside>}
        </Box>
      )}
    </Labelled>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabelledProps {
  onValue(value: string): void;
}

/** The same for as many lines as somebody likes. */
export function TextArea({ label, error, onValue, ...area }: TextAreaProps): ReactNode {
  return (
    <Labelled label={label} error={error}>
      {(control) => <Area {...area} {...control} onChange={(event) => onValue(event.currentTarget.value)} />}
    </Labelled>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, LabelledProps {
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing has been chosen; absent where something always is. */
  emptyLabel?: string;
  onValue(value: string): void;
}

/** A labelled choice. */
export function Select({ label, error, options, emptyLabel, onValue, ...select }: SelectProps): ReactNode {
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <Choice {...select} {...control} onChange={(event) => onValue(event.currentTarget.value)}>
          {emptyLabel && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Choice>
      )}
    </Labelled>
  );
}

const Wrapper = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

const Label = styled.label`
  font-size: 0.9375rem;
  font-weight: 500;
`;

const Box = styled.div`
  position: relative;
`;

const control = css`
  display: block;
  inline-size: 100%;
  min-block-size: 48px;
  margin: 0;
  padding: 10px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.field};
  color: ${color.ink};
  background: ${color.background};
  /* 16 px and more, or phones zoom into the field. */
  font: 400 1rem/1.5 ${typeface.control};
  font-variant-numeric: tabular-nums;
  &::placeholder {
    color: ${color.muted};
    opacity: 0.9;
  }
  &:focus-visible {
    border-color: ${color.accent};
    outline: 3px solid color-mix(in srgb, ${color.accent} 55%, transparent);
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;

const Input = styled.input`
  ${control}
`;

const Area = styled.textarea`
  ${control}
  resize: vertical;
`;

const Choice = styled.select`
  ${control}
`;

const Aside = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 14px;
  display: grid;
  align-items: center;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 600;
  pointer-events: none;
`;

/** What is wrong with what was given. */
export const Complaint = styled.span`
  color: ${color.danger};
  font-size: 0.875rem;
  line-height: 1.35;
`;
