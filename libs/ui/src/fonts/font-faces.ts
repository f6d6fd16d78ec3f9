import frauncesDisplay from './files/fraunces-display.woff2';
import frauncesMore from './files/fraunces-more.woff2';
import fraunces from './files/fraunces.woff2';
import instrumentSansMore from './files/instrument-sans-more.woff2';
import instrumentSans from './files/instrument-sans.woff2';
import newsreaderBoldMore from './files/newsreader-bold-more.woff2';
import newsreaderBold from './files/newsreader-bold.woff2';
import newsreaderItalicMore from './files/newsreader-italic-more.woff2';
import newsreaderItalic from './files/newsreader-italic.woff2';
import newsreaderMore from './files/newsreader-more.woff2';
import newsreader from './files/newsreader.woff2';
import { fallbackFace } from './fallback-face.js';
import { localFonts as local, webFontMetrics as metrics } from './font-metrics.js';
import { commonCharacters, otherCharacters } from './character-ranges.js';

/**
 * `font-display: optional` avoids layout shifts and font swaps: a font that is not ready at first paint is
 * used on the next page.
 */
const webFace = (family: string, manner: string, file: string, letters: string) =>
  `@font-face{font-family:'${family}';${manner};font-display:optional;` +
  `src:url(${file}) format('woff2');unicode-range:${letters}}`;

const webFaces = (family: string, manner: string, file: string, moreFile: string) =>
  webFace(family, manner, file, commonCharacters) + webFace(family, manner, moreFile, otherCharacters);

/** Fonts to preload on a first page: titles only. */
export const preloadedFonts: readonly string[] = [fraunces];

/** Fonts for text, controls, and hero titles; a first page renders with fallbacks. */
export const deferredFonts: readonly string[] = [newsreader, instrumentSans, frauncesDisplay];

export const controlFont: string = instrumentSans;

const allWeights = 'font-weight:400 700';
const regular = 'font-weight:400 500';
const bold = 'font-weight:600 700';
const italic = `${allWeights};font-style:italic`;

const deferredFaces = [
  webFace('Fraunces Display', allWeights, frauncesDisplay, commonCharacters),
  webFaces('Newsreader Variable', regular, newsreader, newsreaderMore),
  webFaces('Newsreader Variable', bold, newsreaderBold, newsreaderBoldMore),
  webFaces('Newsreader Variable', italic, newsreaderItalic, newsreaderItalicMore),
  webFaces('Instrument Sans Variable', 'font-weight:400 600', instrumentSans, instrumentSansMore),
];

const firstFaces = [
  webFaces('Fraunces Variable', allWeights, fraunces, frauncesMore),
  fallbackFace('Fraunces Georgia', allWeights, local.georgia, metrics.fraunces),
  fallbackFace('Fraunces Noto', allWeights, local.noto, metrics.fraunces),
  fallbackFace('Fraunces DejaVu', allWeights, local.dejavu, metrics.fraunces),
  fallbackFace('Newsreader Georgia', regular, local.georgia, metrics.newsreader),
  fallbackFace('Newsreader Georgia', bold, local.georgiaBold, metrics.newsreaderBold),
  fallbackFace('Newsreader Georgia', italic, local.georgiaItalic, metrics.newsreaderItalic),
  fallbackFace('Newsreader Noto', regular, local.noto, metrics.newsreader),
  fallbackFace('Newsreader Noto', bold, local.notoBold, metrics.newsreaderBold),
  fallbackFace('Newsreader Noto', italic, local.notoItalic, metrics.newsreaderItalic),
  fallbackFace('Newsreader DejaVu', regular, local.dejavu, metrics.newsreader),
  fallbackFace('Newsreader DejaVu', bold, local.dejavuBold, metrics.newsreaderBold),
  fallbackFace('Newsreader DejaVu', italic, local.dejavuItalic, metrics.newsreaderItalic),
  fallbackFace('Instrument Sans Arial', regular, local.arial, metrics.instrumentSans),
  fallbackFace('Instrument Sans Arial', bold, local.arialBold, metrics.instrumentSansBold),
  fallbackFace('Instrument Sans Roboto', regular, local.roboto, metrics.instrumentSans),
  fallbackFace('Instrument Sans Roboto', bold, local.robotoBold, metrics.instrumentSansBold),
  fallbackFace('Instrument Sans DejaVu', regular, local.dejavuSans, metrics.instrumentSans),
  fallbackFace('Instrument Sans DejaVu', bold, local.dejavuSansBold, metrics.instrumentSansBold),
];

/** Faces of a first page: titles, and fallbacks for the rest. */
export const firstFaceCss = firstFaces.join('');

export const deferredFaceCss = deferredFaces.join('');

/** The site's fonts (SIL Open Font License, self-hosted) and their fallbacks. */
export const fontFaceCss = firstFaceCss + deferredFaceCss;
