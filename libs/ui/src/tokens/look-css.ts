import { fontFamilies } from './font-families.js';
import { cornerRadius, hasStandardColors, type Look, posterOf } from './look.js';
import { colorProperties, posterProperties, properties } from './properties.js';

/** Colors of a look in one scheme, as custom properties. */
export const lookColors = (look: Look, scheme: 'light' | 'dark'): string =>
  `${colorProperties(look.colors[scheme])}${posterProperties(posterOf(look, scheme))}`;

/** Custom properties of a look, to be laid over the standard ones; empty for the standard look. */
export function lookCss(look: Look): string {
  const { typefaces, corners } = look;
  const colors = hasStandardColors(look)
    ? ''
    : `:root{${lookColors(look, 'light')}}` +
      `@media screen and (prefers-color-scheme:dark){:root{${lookColors(look, 'dark')}}}`;
  const fonts = typefaces === 'study' ? '' : `:root{${properties('font', fontFamilies[typefaces])}}`;
  const radii = corners === 'soft' ? '' : `:root{${properties('radius', cornerRadius[corners])}}`;
  return colors + fonts + radii;
}
