import type { ContentChange, ContentField } from '@lectern/api-client/admin';
import {
  carriesSignals,
  type ColorRoles,
  contrastRatio,
  contrastRules,
  cornerIds,
  isHexColor,
  isReadable,
  type Look,
  ornamentIds,
  signalGrounds,
  standardLook,
  typefaceIds,
} from '@lectern/ui/tokens';

import { keyOf, withValue } from '../site-editing/places.js';
import { type SiteColors, type SitePaletteName, sitePalettes, type SchemeName } from '@lectern/ui/tokens';

export const FILE = 'look.json';
export const schemeNames = ['light', 'dark'] as const;
export const roles = Object.keys(standardLook.colors.light) as (keyof ColorRoles)[];

type Fields = ReadonlyMap<string, ContentField>;

const colorPointer = (scheme: SchemeName, role: keyof ColorRoles): string => `/colors/${scheme}/${role}`;

const textAt = (fields: Fields, pointer: string): string =>
  String(fields.get(keyOf({ file: FILE, pointer }))?.value ?? '');

/** The look of a draft. What is unknown is the standard look's. */
export function lookOf(fields: Fields): Look {
  const colors = (scheme: SchemeName) =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        textAt(fields, colorPointer(scheme, role)) || standardLook.colors[scheme][role],
      ]),
    ) as unknown as ColorRoles;
  const oneOf = <Id extends string>(ids: readonly Id[], pointer: string, standard: Id): Id =>
    ids.find((id) => id === textAt(fields, pointer)) ?? standard;
  return {
    colors: { light: colors('light'), dark: colors('dark') },
    typefaces: oneOf(typefaceIds, '/typefaces', standardLook.typefaces),
    ornament: oneOf(ornamentIds, '/ornament', standardLook.ornament),
    corners: oneOf(cornerIds, '/corners', standardLook.corners),
  };
}

/** Values of a look by their place. */
export function valuesOf(look: Look): Map<string, string> {
  const colors = schemeNames.flatMap((scheme) =>
    roles.map((role): [string, string] => [colorPointer(scheme, role), look.colors[scheme][role]]),
  );
  const { typefaces, ornament, corners } = look;
  return new Map([
    ...colors,
    ...Object.entries({ '/typefaces': typefaces, '/ornament': ornament, '/corners': corners }),
  ]);
}

/** Changes of a draft that make another look. */
export function withLook(changes: readonly ContentChange[], fields: Fields, look: Look): ContentChange[] {
  let next = [...changes];
  for (const [pointer, value] of valuesOf(look)) {
    const field = fields.get(keyOf({ file: FILE, pointer }));
    if (field && field.value !== value) next = withValue(next, field, value);
  }
  return next;
}

/** The palette that the colors are; undefined if they are the owner's own. */
export const paletteOf = (colors: SiteColors): SitePaletteName | undefined =>
  (Object.keys(sitePalettes) as SitePaletteName[]).find((name) =>
    schemeNames.every((scheme) =>
      roles.every((role) => sitePalettes[name][scheme][role] === colors[scheme][role].toLowerCase()),
    ),
  );

export interface Contrast {
  words: keyof ColorRoles;
  on: keyof ColorRoles;
  /** Null if one of both is no color. */
  found: number | null;
  needed: number;
  passes: boolean;
}

export const contrastsOf = (colors: ColorRoles): Contrast[] =>
  contrastRules.map(({ words, on, ratio }) => {
    const areColors = isHexColor(colors[words]) && isHexColor(colors[on]);
    const found = areColors ? contrastRatio(colors[words], colors[on]) : null;
    return { words, on, found, needed: ratio, passes: found !== null && found >= ratio };
  });

/** Grounds on which error messages could not be read. */
export const groundsWithoutSignals = (colors: ColorRoles, scheme: SchemeName): (keyof ColorRoles)[] =>
  signalGrounds.filter((ground) => !isHexColor(colors[ground]) || !carriesSignals(colors[ground], scheme));

export const unreadableSchemes = ({ colors }: Look): SchemeName[] =>
  schemeNames.filter((scheme) => !isReadable(colors[scheme], scheme));
