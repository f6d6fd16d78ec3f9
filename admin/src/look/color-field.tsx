import { Field } from '@lectern/ui/kit';
import { fieldCss, isHexColor } from '@lectern/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

import { look as m } from '../messages.js';
import { say } from '../say.js';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-items: start;
  gap: var(--space-1);
`;

/** Beside the field, below the height of its label. */
const Picker = styled.input`
  ${fieldCss}
  width: 3.25rem;
  height: 2.75rem;
  min-height: 0;
  margin-top: 1.640625rem;
  padding: 2px;
  cursor: pointer;
`;

/** Other programs copy colors without `#`. */
const colorOf = (typed: string): string => (typed.startsWith('#') ? typed : `#${typed}`).toLowerCase();
const isColor = (typed: string): boolean => isHexColor(colorOf(typed));

interface ColorFieldProps {
  name: string;
  color: string;
  disabled: boolean;
  onColor: (color: string) => void;
}

/**
 * A color to pick, or to write as `#rrggbb`. The form takes a typed text once it is a color. The input has no
 * `maxLength`, which would cut off a color that is pasted with a space before it or behind another color.
 */
export function ColorField({ name, color, disabled, onColor }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = typed ?? color;
  const isInvalid = typed !== null && !isColor(typed);
  return (
    <Pair>
      <Picker
        type="color"
        aria-label={say(m.colors.pick, { name })}
        value={isHexColor(color) ? color.toLowerCase() : '#000000'}
        disabled={disabled}
        onChange={({ target }) => {
          setTyped(null);
          onColor(target.value);
        }}
      />
      <Field
        label={name}
        value={written}
        disabled={disabled}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isInvalid ? m.colors.invalid : null}
        onChange={({ target }) => {
          const next = target.value.trim();
          setTyped(next);
          if (isColor(next)) onColor(colorOf(next));
        }}
        onBlur={() => {
          if (!isInvalid) setTyped(null);
        }}
      />
    </Pair>
  );
}
