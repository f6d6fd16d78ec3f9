export { siteColors, signalColors, type ColorRoles } from './colors.js';
export { coverClass, paletteClass } from './palette-class.js';
export { coverCss, paletteCss, type BookColors } from './palette-css.js';
export { fontFamily, motion, radius, shadow, space, textSize } from './scale.js';
export { derivedColorProperties, schemeProperties, tokenCss } from './token-css.js';
