import instrumentSansMore from './files/instrument-sans-more.woff2';
import { commonCharacters, otherCharacters } from './character-ranges.en.js';
import { fallbackFace } from './fallback-face.js';
import { instrumentSans } from './font-files.en.js';
import { localFonts as local, webFontMetrics as metrics } from './font-metrics.js';
import { fontPairs } from './font-pairs.js';
import { bold, regular, webFace } from './web-face.js';
import type { TypefaceId } from '../tokens/look.js';

export const controlFontFile: string = instrumentSans;

const controlWeights = 'font-weight:400 600';

/** Of controls, the same for every pair. */
const controlFaceCss =
  webFace('Instrument Sans Variable', controlWeights, instrumentSans, commonCharacters) +
  webFace('Instrument Sans Variable', controlWeights, instrumentSansMore, otherCharacters);

/** Fonts of the reader's machine, scaled to that of controls. */
const controlFallbackCss = [
  fallbackFace('Instrument Sans Arial', regular, local.arial, metrics.instrumentSans),
  fallbackFace('Instrument Sans Arial', bold, local.arialBold, metrics.instrumentSansBold),
  fallbackFace('Instrument Sans Roboto', regular, local.roboto, metrics.instrumentSans),
  fallbackFace('Instrument Sans Roboto', bold, local.robotoBold, metrics.instrumentSansBold),
  fallbackFace('Instrument Sans DejaVu', regular, local.dejavuSans, metrics.instrumentSans),
  fallbackFace('Instrument Sans DejaVu', bold, local.dejavuSansBold, metrics.instrumentSansBold),
].join('');

/** Fonts of text and controls, and other characters of titles. */
export const textFaceCss = (typefaces: TypefaceId): string =>
  fontPairs[typefaces].textFaceCss + controlFaceCss;

/** Fonts of the reader's machine, scaled to the site's. */
export const fallbackFaceCss = (typefaces: TypefaceId): string =>
  fontPairs[typefaces].fallbackFaceCss + controlFallbackCss;

/** The site's fonts (SIL Open Font License, self-hosted) and their fallbacks. */
export function fontFaceCss(typefaces: TypefaceId): string {
  const { title, display } = fontPairs[typefaces];
  return title.css + display.css + textFaceCss(typefaces) + fallbackFaceCss(typefaces);
}
