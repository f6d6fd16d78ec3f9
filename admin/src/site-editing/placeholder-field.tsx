import { FieldError, FieldHint } from '@lectern/ui/kit';
import { fieldCss, labelCss } from '@lectern/ui/tokens';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { CHIP_CLASS, editText, makeEditable, showText } from './editable-text.js';

const Name = styled.span`
  display: block;
  margin-bottom: 0.375rem;
  ${labelCss}
`;

const Box = styled.div`
  ${fieldCss}
  height: auto;
  min-height: 2.75rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  .${CHIP_CLASS} {
    padding: 0 0.4em;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    font-size: 0.875em;
    font-weight: 600;
  }
`;

interface PlaceholderFieldProps {
  label: ReactNode;
  text: string;
  limit: number | null;
  placeholders: readonly string[];
  hint: string | undefined;
  error: string | null;
  disabled: boolean;
  onText: (text: string) => void;
}

/** A text with parts that the site fills in, which cannot be broken. */
export function PlaceholderField(props: PlaceholderFieldProps) {
  const { label, text, limit, placeholders, hint, error, disabled, onText } = props;
  const box = useRef<HTMLDivElement>(null);
  const isEdited = useRef(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const id = useId();
  const names = placeholders.join(', ');
  useEffect(() => {
    if (!box.current || isEdited.current) return;
    showText(box.current, text, names.split(', '));
    if (!disabled) makeEditable(box.current);
  }, [text, names, disabled]);
  const open = () => {
    if (!box.current || isEdited.current || disabled) return;
    isEdited.current = true;
    editText(box.current, {
      ...{ value: text, limit, placeholders },
      onInput: onText,
      onEnd: (end) => {
        isEdited.current = false;
        // Before the next focus: phones open their keyboard for editable elements only.
        if (box.current) makeEditable(box.current);
        setMissing(end.missing);
      },
    });
  };
  return (
    <div>
      <Name id={`${id}-name`}>{label}</Name>
      <Box
        ref={box}
        role="textbox"
        tabIndex={disabled ? -1 : 0}
        dir="auto"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        aria-disabled={disabled}
        aria-invalid={error ? true : undefined}
        onFocus={open}
      />
      <FieldHint id={`${id}-hint`}>
        {say(m.field.placeholders, { names })} {hint}
      </FieldHint>
      <div role="status">
        {missing.length > 0 ? (
          <FieldHint>{say(m.field.putBack, { names: missing.join(', ') })}</FieldHint>
        ) : null}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
