export { siteColors, signalColors, type ColorRoles } from './colors.js';
export { contrastRatio } from './contrast.js';
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
export {
  cornerIds,
  cornerRadius,
  hasStandardColors,
  type Look,
  ornamentIds,
  type OrnamentId,
  standardLook,
  typefaceIds,
  type TypefaceId,
} from './look.js';
export { lookColors, lookCss } from './look-css.js';
export { coverClass, paletteClass } from './palette-class.js';
export { coverCss, paletteCss, type BookColors } from './palette-css.js';
export { derivedColorProperties, schemeProperties, widgetCss, widgetTokenCss } from './properties.js';
export {
  carriesSignals,
  contrastRules,
  isHexColor,
  isReadable,
  readableColors,
  signalGrounds,
  signalRatio,
} from './readable-colors.js';
export { type SchemeName, type SiteColors, type SitePaletteName, sitePalettes } from './site-palettes.js';
export { fontFamily, motion, radius, shadow, space, textSize } from './scale.js';
export { tokenCss } from './token-css.js';
