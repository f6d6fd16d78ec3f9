import { type ColorRoles, signalColors } from './colors.js';
import { contrastRatio } from './contrast.js';

/** A text color, the color below it, and the contrast that they need (WCAG 2.2: 4.5 in 1.4.3, 7 in 1.4.6). */
export interface ContrastRule {
  words: keyof ColorRoles;
  on: keyof ColorRoles;
  ratio: number;
}

export const contrastRules: readonly ContrastRule[] = [
  { words: 'ink', on: 'background', ratio: 7 },
  { words: 'ink', on: 'surface', ratio: 7 },
  { words: 'muted', on: 'background', ratio: 4.5 },
  { words: 'muted', on: 'surface', ratio: 4.5 },
  { words: 'accent', on: 'background', ratio: 4.5 },
  { words: 'accent', on: 'surface', ratio: 4.5 },
  { words: 'onAccent', on: 'accent', ratio: 4.5 },
];

/** Grounds of error messages and confirmations, whose colors are the same in every look. */
export const signalGrounds = ['background', 'surface'] as const;
export const signalRatio = 4.5;

export const isHexColor = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

/** Whether the fixed colors of error messages and confirmations are readable on a ground. */
export const carriesSignals = (ground: string, scheme: 'light' | 'dark'): boolean =>
  Object.values(signalColors[scheme]).every((color) => contrastRatio(color, ground) >= signalRatio);

export const isReadable = (colors: ColorRoles, scheme: 'light' | 'dark'): boolean =>
  Object.values(colors).every(isHexColor) &&
  contrastRules.every(({ words, on, ratio }) => contrastRatio(colors[words], colors[on]) >= ratio) &&
  signalGrounds.every((ground) => carriesSignals(colors[ground], scheme));

/** Steps from a color to black or white. */
const STEPS = 100;

function mix(color: string, other: number, part: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (other - value) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The color nearest to this one, lighter or darker, that fits; undefined if neither black nor white does. */
function nearest(color: string, fits: (candidate: string) => boolean): string | undefined {
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of [0, 255]) {
      const candidate = mix(color, end, step / STEPS);
      if (fits(candidate)) return candidate;
    }
  return undefined;
}

/**
 * Finds readable colors near those of a palette. Grounds change only as far as signals need it; text changes to fit
 * the grounds.
 */
export function readableColors(
  colors: ColorRoles,
  scheme: 'light' | 'dark',
  standard: ColorRoles,
): ColorRoles {
  const fitting: ColorRoles = { ...colors };
  for (const role of Object.keys(standard) as (keyof ColorRoles)[])
    if (!isHexColor(fitting[role])) fitting[role] = standard[role];
  for (const ground of signalGrounds)
    fitting[ground] =
      nearest(fitting[ground], (candidate) => carriesSignals(candidate, scheme)) ?? standard[ground];
  for (const role of ['ink', 'muted', 'accent', 'onAccent'] as const) {
    const rules = contrastRules.filter(({ words }) => words === role);
    const fits = (candidate: string) =>
      rules.every(({ on, ratio }) => contrastRatio(candidate, fitting[on]) >= ratio);
    fitting[role] = nearest(fitting[role], fits) ?? standard[role];
  }
  return isReadable(fitting, scheme) ? fitting : standard;
}
