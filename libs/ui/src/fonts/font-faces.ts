import frauncesMore from './files/fraunces-more.woff2';
import instrumentSansMore from './files/instrument-sans-more.woff2';
import newsreaderBoldMore from './files/newsreader-bold-more.woff2';
import newsreaderItalicMore from './files/newsreader-italic-more.woff2';
import newsreaderMore from './files/newsreader-more.woff2';
import { fallbackFace } from './fallback-face.js';
import { localFonts as local, webFontMetrics as metrics } from './font-metrics.js';
import {
  fraunces,
  frauncesDisplay,
  instrumentSans,
  newsreader,
  newsreaderBold,
  newsreaderItalic,
} from './font-files.en.js';
import { commonCharacters, otherCharacters } from './character-ranges.en.js';
import { allWeights, bold, italic, regular, webFace } from './web-face.js';

const webFaces = (family: string, manner: string, file: string, moreFile: string) =>
  webFace(family, manner, file, commonCharacters) + webFace(family, manner, moreFile, otherCharacters);

/** A font that a page may preload: its file, and the rule that declares it. */
export interface PreloadedFont {
  file: string;
  css: string;
}

export const titleFont: PreloadedFont = {
  file: fraunces,
  css: webFace('Fraunces Variable', allWeights, fraunces, commonCharacters),
};

/** For titles from 4 rem: narrower, with fallbacks of its own. */
export const displayFont: PreloadedFont = {
  file: frauncesDisplay,
  css: [
    webFace('Fraunces Display', allWeights, frauncesDisplay, commonCharacters),
    fallbackFace('Fraunces Display Georgia', allWeights, local.georgia, metrics.frauncesDisplay),
    fallbackFace('Fraunces Display Noto', allWeights, local.noto, metrics.frauncesDisplay),
    fallbackFace('Fraunces Display DejaVu', allWeights, local.dejavu, metrics.frauncesDisplay),
  ].join(''),
};

export const textFontFile: string = newsreader;

export const controlFontFile: string = instrumentSans;

/** Fonts of text and controls, and other characters of titles. */
export const textFaceCss = [
  webFace('Fraunces Variable', allWeights, frauncesMore, otherCharacters),
  webFaces('Newsreader Variable', regular, newsreader, newsreaderMore),
  webFaces('Newsreader Variable', bold, newsreaderBold, newsreaderBoldMore),
  webFaces('Newsreader Variable', italic, newsreaderItalic, newsreaderItalicMore),
  webFaces('Instrument Sans Variable', 'font-weight:400 600', instrumentSans, instrumentSansMore),
].join('');

/** Fonts of the reader's machine, scaled to the site's. */
export const fallbackFaceCss = [
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
].join('');

/** The site's fonts (SIL Open Font License, self-hosted) and their fallbacks. */
export const fontFaceCss = titleFont.css + displayFont.css + textFaceCss + fallbackFaceCss;
