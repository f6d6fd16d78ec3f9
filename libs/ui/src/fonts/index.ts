export { fontFaceCss, preloadedFonts } from './font-faces.js';
