export { controlFont, fontFaceCss, preloadedFonts } from './font-faces.js';
