export { siteColors, signalColors, type ColorRoles } from './colors.js';
export {
  buttonCss,
  chipCss,
  choiceChipCss,
  dangerCss,
  disabledCss,
  disclosureCss,
  disclosureMarkCss,
  fieldCss,
  iconButtonCss,
  labelCss,
  openMarkCss,
  quietCss,
  selectCss,
  solidCss,
} from './controls.js';
export * as iconPaths from './icons.js';
export { coverClass, paletteClass } from './palette-class.js';
export { coverCss, paletteCss, type BookColors } from './palette-css.js';
export { derivedColorProperties, schemeProperties, widgetCss, widgetTokenCss } from './properties.js';
export { fontFamily, motion, radius, shadow, space, textSize } from './scale.js';
export { tokenCss } from './token-css.js';
