export {
  controlFont,
  firstFaceCss,
  fontFaceCss,
  deferredFaceCss,
  deferredFonts,
  preloadedFonts,
} from './font-faces.js';
