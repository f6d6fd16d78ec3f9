import { ChoiceChip } from '@lectern/ui/kit';
import type { ColorRoles, SchemeName } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';

import { FieldRow, Row } from '../components/index.js';
import { look as m } from '../messages.js';
import { nameOf } from '../site-editing/field-words.js';
import { ColorField } from './color-field.js';
import { roles, schemeNames } from './look-values.js';

interface SchemeColorsProps {
  /** Of the scheme. */
  colors: ColorRoles;
  scheme: SchemeName;
  disabled: boolean;
  onScheme: (scheme: SchemeName) => void;
  onColors: (colors: ColorRoles) => void;
  /** Between the choice of the scheme and its colors. */
  children?: ReactNode;
}

/** Chooses light or dark, and the colors of that scheme. */
export function SchemeColors({ colors, scheme, disabled, onScheme, onColors, children }: SchemeColorsProps) {
  return (
    <>
      <Row role="group" aria-label={m.colors.scheme}>
        {schemeNames.map((name) => (
          <ChoiceChip key={name} aria-pressed={name === scheme} onClick={() => onScheme(name)}>
            {m.colors[name]}
          </ChoiceChip>
        ))}
      </Row>
      {children}
      <FieldRow>
        {roles.map((role) => (
          <ColorField
            key={`${scheme} ${role}`}
            name={nameOf(role)}
            color={colors[role]}
            disabled={disabled}
            onColor={(color) => onColors({ ...colors, [role]: color })}
          />
        ))}
      </FieldRow>
    </>
  );
}
