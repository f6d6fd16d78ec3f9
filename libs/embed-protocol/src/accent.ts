import type { Theme } from './messages.js';

/** Normalizes `#rgb` or `#rrggbb` to `#rrggbb`; null for anything else. */
export function readColor(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}

/** Relative luminance of a color, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** Backgrounds of text in the accent color. */
export interface Grounds {
  background: string;
  surface: string;
}

/** Whether text in this color is readable on each background. */
export function isLegible(color: string, { background, surface }: Grounds): boolean {
  return contrast(color, background) >= enough && contrast(color, surface) >= enough;
}

/**
 * Text color on a button of this color: black or white, whichever has more contrast; one is always enough.
 */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return contrast(color, '#000000') > contrast(color, '#ffffff') ? '#000000' : '#ffffff';
}

/** Backgrounds of the site's two color schemes. */
export interface Schemes {
  light: Grounds;
  dark: Grounds;
}

/**
 * Whether an accent suits a theme. With `auto`, one of the two schemes is enough: the other keeps the site's
 * own.
 */
export function suits(accent: string, theme: Theme, schemes: Schemes): boolean {
  const shown = theme === 'auto' ? [schemes.light, schemes.dark] : [schemes[theme]];
  return shown.some((grounds) => isLegible(accent, grounds));
}
