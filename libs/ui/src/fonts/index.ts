export {
  controlFontFile,
  displayFont,
  fallbackFaceCss,
  fontFaceCss,
  textFaceCss,
  textFontFile,
  titleFont,
} from './font-faces.js';
export { rareDisplayCss, rareTextCss, rareTitleCss } from './rare-faces.js';
