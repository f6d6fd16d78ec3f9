export { controlFontFile, fallbackFaceCss, fontFaceCss, textFaceCss } from './font-faces.js';
export { fontPairs } from './font-pairs.js';
export { rareDisplayCss, rareTextCss, rareTitleCss } from './rare-faces.js';
