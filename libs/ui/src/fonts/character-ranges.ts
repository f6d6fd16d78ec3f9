import * as de from './character-ranges.de.js';
import * as en from './character-ranges.en.js';

export { rareCharacters } from './rare-characters.js';

/** Characters of the font files by language, for tools/asset-generators/fonts. Bundles import those of one language. */
export const characterRanges = { en, de };
