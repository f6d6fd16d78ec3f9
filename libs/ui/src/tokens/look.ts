import { type ColorRoles, type PosterColors, siteColors, sitePoster } from './colors.js';
import { contrastRatio } from './contrast.js';
import { radius } from './scale.js';

/** Pairs of fonts for titles and reading (`fonts/font-pairs.ts`). */
export const typefaceIds = ['study', 'classic', 'modern'] as const;
export type TypefaceId = (typeof typefaceIds)[number];

/** `own` is the drawing of the content folder. */
export const ornamentIds = ['own', 'leaf', 'diamond', 'wave', 'none'] as const;
export type OrnamentId = (typeof ornamentIds)[number];

export const cornerIds = ['square', 'soft', 'round'] as const;
export type CornerId = (typeof cornerIds)[number];

/** Colors, fonts, ornament and corners of the site, which its owner chooses. */
export interface Look {
  colors: { light: ColorRoles; dark: ColorRoles };
  typefaces: TypefaceId;
  ornament: OrnamentId;
  corners: CornerId;
}

export const standardLook: Look = {
  colors: siteColors,
  typefaces: 'study',
  ornament: 'own',
  corners: 'soft',
};

export const cornerRadius: Readonly<Record<CornerId, Readonly<Record<keyof typeof radius, string>>>> = {
  square: { ...radius, small: '2px', medium: '3px', large: '4px', pill: '4px' },
  soft: radius,
  round: { ...radius, small: '16px', medium: '20px', large: '28px' },
};

/** Text on posters is large, and read at a glance. */
const posterRatio = 7;

const isStandard = (one: ColorRoles, other: ColorRoles): boolean =>
  (Object.keys(other) as (keyof ColorRoles)[]).every(
    (role) => one[role].toLowerCase() === other[role].toLowerCase(),
  );

export const hasStandardColors = ({ colors }: Look): boolean =>
  isStandard(colors.light, siteColors.light) && isStandard(colors.dark, siteColors.dark);

/** The accent from edge to edge; if its text is not readable enough, the surface. */
export function posterOf({ colors }: Look, scheme: 'light' | 'dark'): PosterColors {
  const { accent, onAccent, surface, ink } = colors[scheme];
  if (isStandard(colors[scheme], siteColors[scheme])) return sitePoster[scheme];
  const isAccent = scheme === 'light' && contrastRatio(onAccent, accent) >= posterRatio;
  return isAccent ? { ground: accent, text: onAccent } : { ground: surface, text: ink };
}
