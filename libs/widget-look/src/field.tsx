import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { css, styled } from 'styled-components';
import { color, radius, typeface } from './tokens.js';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** Shown inside the box, at its end. */
  aside?: string | undefined;
  onValue(value: string): void;
}

/** A labelled text field whose complaint stands below it. */
export function Field({ label, error, aside, onValue, ...input }: FieldProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        {aside && <Aside>{aside}</Aside>}
      </Box>
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Wrapper>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  onValue(value: string): void;
}

/** The same for as many lines as somebody likes. */
export function TextArea({ label, error, onValue, ...area }: TextAreaProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Wrapper>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Whether something has been chosen already, and nothing can no longer be. */
  isAlwaysChosen?: boolean;
  onValue(value: string): void;
}

/** A labelled choice; at first nothing is chosen. */
export function Select({
  label,
  error,
  options,
  isAlwaysChosen = false,
  onValue,
  ...select
}: SelectProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      <Choice
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {!isAlwaysChosen && <option value="">Please choose</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Wrapper>
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

const Complaint = styled.span`
  color: ${color.danger};
  font-size: 0.875rem;
  line-height: 1.35;
`;
