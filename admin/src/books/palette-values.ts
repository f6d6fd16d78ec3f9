import type { ColorRoles } from '@lectern/ui/tokens';

import { contrastsOf, roles, schemeNames } from '../look/look-values.js';
import { fieldsOf, textOf } from './section-values.js';

export interface PaletteValues {
  light: ColorRoles;
  dark: ColorRoles;
}

const rolesOf = (value: unknown): ColorRoles => {
  const fields = fieldsOf(value);
  return Object.fromEntries(roles.map((role) => [role, textOf(fields[role])])) as unknown as ColorRoles;
};

/** Null for a book without colors of its own. */
export function paletteValues(value: unknown): PaletteValues | null {
  const { light, dark } = fieldsOf(value);
  return light === undefined || dark === undefined ? null : { light: rolesOf(light), dark: rolesOf(dark) };
}

/** Whether each text can be read on its ground, in light and dark. */
export const isReadablePalette = (palette: PaletteValues): boolean =>
  schemeNames.every((scheme) => contrastsOf(palette[scheme]).every(({ passes }) => passes));
