import { cornerIds, ornamentIds, typefaceIds } from '@lectern/ui/tokens';
import { z } from 'zod';

import { offered } from '../values/offered.js';
import { color } from './fields.js';
import { checkSignals, paletteOf } from './palette.schema.js';

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.map((name) => `"${name}"`).join(', ')}` });

const colors = paletteOf(offered('color', color));

/** `content/look.json`: colors, fonts, ornament and corners of the site. Books have palettes of their own. */
export const lookFile = z.strictObject({
  colors: z.strictObject({
    light: colors.check(checkSignals('light')),
    dark: colors.check(checkSignals('dark')),
  }),
  typefaces: oneOf(typefaceIds),
  ornament: oneOf(ornamentIds),
  corners: oneOf(cornerIds),
});

export type LookFile = z.infer<typeof lookFile>;
