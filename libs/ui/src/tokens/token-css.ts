import { sitePoster } from './colors.js';
import {
  controlProperties,
  derivedColorProperties,
  posterProperties,
  properties,
  schemeProperties,
} from './properties.js';
import { fontFamily, motion, space, textSize } from './scale.js';

/** Every token as a custom property on the root element, light and dark; print is always light. */
export const tokenCss = `
:root{color-scheme:light dark;
${schemeProperties('light')}${posterProperties(sitePoster.light)}${derivedColorProperties}
${properties('space', space)}${properties('text', textSize)}${properties('font', fontFamily)}
${controlProperties()}${properties('motion', motion)}
--measure:66ch;--page:75rem;--header:4.5rem}
@media screen and (prefers-color-scheme:dark){
:root{${schemeProperties('dark')}${posterProperties(sitePoster.dark)}}}
`;
