import { z } from 'zod';
import { contrastRatio } from './contrast.js';
import { color } from './fields.js';

type ColorName = 'background' | 'surface' | 'ink' | 'muted' | 'accent' | 'onAccent';

/** What must be readable on what, and how well (WCAG 2.2: 1.4.3 asks 4.5 of words, 1.4.6 asks 7). */
const legible: readonly { words: ColorName; on: ColorName; ratio: number }[] = [
  { words: 'ink', on: 'background', ratio: 7 },
  { words: 'ink', on: 'surface', ratio: 7 },
  { words: 'muted', on: 'background', ratio: 4.5 },
  { words: 'muted', on: 'surface', ratio: 4.5 },
  { words: 'accent', on: 'background', ratio: 4.5 },
  { words: 'accent', on: 'surface', ratio: 4.5 },
  { words: 'onAccent', on: 'accent', ratio: 4.5 },
];

/** The colours of one scheme, each `#rrggbb`. */
const schemePalette = z
  .strictObject({
    /** Behind the whole page. */
    background: color,
    /** Behind cards and panels. */
    surface: color,
    ink: color,
    muted: color,
    accent: color,
    /** Words on a button filled with the accent. */
    onAccent: color,
  })
  .check(({ value, issues }) => {
    for (const { words, on, ratio } of legible) {
      const found = contrastRatio(value[words], value[on]);
      if (found >= ratio) continue;
      issues.push({
        code: 'custom',
        input: value,
        path: [words],
        message: `is too close to "${on}" to be read: their contrast is ${found.toFixed(2)} and must be at least ${ratio}`,
      });
    }
  });

export const palette = z.strictObject({ light: schemePalette, dark: schemePalette });
