import {
  carriesSignals,
  type ColorRoles,
  contrastRatio,
  contrastRules,
  signalGrounds,
} from '@lectern/ui/tokens';
import { z } from 'zod';
import { color } from './fields.js';

/** Colors of one scheme, whose text is readable. */
export const paletteOf = (field: typeof color) =>
  z
    .strictObject({
      background: field,
      surface: field,
      ink: field,
      muted: field,
      accent: field,
      /** Text on an accent-colored button. */
      onAccent: field,
    })
    .check(({ value, issues }) => {
      for (const { words, on, ratio } of contrastRules) {
        const found = contrastRatio(value[words], value[on]);
        if (found >= ratio) continue;
        issues.push({
          code: 'custom',
          input: value,
          path: [words],
          message: `is too close to "${on}" to be readable: their contrast is ${found.toFixed(2)} and must be at least ${ratio}`,
        });
      }
    });

/** Checks that error messages and confirmations are readable, whose colors are the same in every look. */
export const checkSignals =
  (scheme: 'light' | 'dark') =>
  ({ value, issues }: { value: ColorRoles; issues: z.core.$ZodRawIssue[] }): void => {
    for (const ground of signalGrounds)
      if (!carriesSignals(value[ground], scheme))
        issues.push({
          code: 'custom',
          input: value,
          path: [ground],
          message: `must be ${scheme === 'light' ? 'lighter' : 'darker'}: error messages would not be readable on it`,
        });
  };

const schemePalette = paletteOf(color);

export const palette = z.strictObject({ light: schemePalette, dark: schemePalette });

const posterRatio = 7;

const posterColors = z
  .strictObject({ ground: color, text: color })
  .refine(({ ground, text }) => contrastRatio(text, ground) >= posterRatio, {
    path: ['text'],
    error: `is too close to "ground" to be readable: their contrast must be at least ${posterRatio}`,
  });

/** Colors of a screen that the book fills from edge to edge. The cover contrasts with the ground. */
export const poster = z.strictObject({ light: posterColors, dark: posterColors });
