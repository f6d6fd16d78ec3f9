export {
  controlFontFile,
  displayFont,
  fallbackFaceCss,
  fontFaceCss,
  textFaceCss,
  textFontFile,
  titleFont,
} from './font-faces.js';
