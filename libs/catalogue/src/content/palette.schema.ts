import { z } from 'zod';
import { contrastRatio } from './contrast.js';
import { color } from './fields.js';

type ColorName = 'background' | 'surface' | 'ink' | 'muted' | 'accent' | 'onAccent';

/** Required contrast of text on backgrounds (WCAG 2.2: 4.5 in 1.4.3, 7 in 1.4.6). */
const legible: readonly { words: ColorName; on: ColorName; ratio: number }[] = [
  { words: 'ink', on: 'background', ratio: 7 },
  { words: 'ink', on: 'surface', ratio: 7 },
  { words: 'muted', on: 'background', ratio: 4.5 },
  { words: 'muted', on: 'surface', ratio: 4.5 },
  { words: 'accent', on: 'background', ratio: 4.5 },
  { words: 'accent', on: 'surface', ratio: 4.5 },
  { words: 'onAccent', on: 'accent', ratio: 4.5 },
];

const schemePalette = z
  .strictObject({
    background: color,
    surface: color,
    ink: color,
    muted: color,
    accent: color,
    /** Text on an accent-colored button. */
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
        message: `is too close to "${on}" to be readable: their contrast is ${found.toFixed(2)} and must be at least ${ratio}`,
      });
    }
  });

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
