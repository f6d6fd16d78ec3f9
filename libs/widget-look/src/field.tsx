import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { useFieldHelp } from '@lectern/ui/field-help';
import { fieldCss, labelCss, selectCss, widgetCss } from '@lectern/ui/tokens';
import { LinkButton } from './button.js';
import * as m from './messages.en.js';
import { color } from './tokens.js';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabeledProps {
  label: string;
  /** Error message. */
  error?: string | undefined;
  /** Hint below the control. */
  hint?: string | undefined;
}

/** A control with its label above, and hint and error below. */
function Labeled(props: LabeledProps & { children: (control: ControlProps) => ReactNode }): ReactNode {
  const { label, error, hint, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Wrapper>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, LabeledProps {
  /** Shown inside the box, at its end. */
  aside?: string | undefined;
  onValue(value: string): void;
}

/** A labeled text field. Email fields suggest corrections for misspelled domains. */
export function Field({ label, error, hint, aside, onValue, ...input }: FieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const { suggestedDomain, accept } = useFieldHelp(field, input);
  return (
    <Labeled label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <Box>
            <Input
              {...input}
              {...control}
              ref={field}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
            {aside && <Aside>{aside}</Aside>}
          </Box>
          {input.type === 'email' && (
            <Suggestion aria-live="polite">
              {suggestedDomain && !input.readOnly && (
                <LinkButton type="button" onClick={accept}>
                  {m.email.suggestion(suggestedDomain)}
                </LinkButton>
              )}
            </Suggestion>
          )}
        </>
      )}
    </Labeled>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, LabeledProps {
  onValue(value: string): void;
}

/** A labeled multi-line text field. */
export function TextArea({ label, error, hint, onValue, ...area }: TextAreaProps): ReactNode {
  return (
    <Labeled label={label} error={error} hint={hint}>
      {(control) => <Area {...area} {...control} onChange={(event) => onValue(event.currentTarget.value)} />}
    </Labeled>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, LabeledProps {
  options: readonly { value: string; label: string }[];
  /** Placeholder option; absent if there is always a value. */
  emptyLabel?: string;
  onValue(value: string): void;
}

/** A labeled select. */
export function Select({
  label,
  error,
  hint,
  options,
  emptyLabel,
  onValue,
  ...select
}: SelectProps): ReactNode {
  return (
    <Labeled label={label} error={error} hint={hint}>
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
    </Labeled>
  );
}

const Wrapper = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

const Label = styled.label`
  ${widgetCss(labelCss)}
`;

const Box = styled.div`
  position: relative;
`;

export const fieldFrame = css`
  ${widgetCss(fieldCss)}
`;

const Input = styled.input`
  ${fieldFrame}
`;

const Area = styled.textarea`
  ${fieldFrame}
  resize: vertical;
`;

const selectFrame = css`
  ${widgetCss(selectCss)}
`;

const Choice = styled.select`
  ${selectFrame}
`;

/** Always rendered, so that screen readers announce its content; without margin while empty. */
const Suggestion = styled.span`
  &:empty {
    margin-block-start: -6px;
  }
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

const Hint = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.35;
`;

/** Error message of a field. */
export const FieldError = styled.span`
  color: ${color.danger};
  font-size: 0.875rem;
  line-height: 1.35;
`;
