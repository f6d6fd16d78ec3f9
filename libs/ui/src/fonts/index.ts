export {
  controlFont,
  firstFaceCss,
  fontFaceCss,
  laterFaceCss,
  laterFonts,
  preloadedFonts,
} from './font-faces.js';
