import fraunces from './files/fraunces.woff2';
import instrumentSans from './files/instrument-sans.woff2';
import newsreaderItalic from './files/newsreader-italic.woff2';
import newsreader from './files/newsreader.woff2';
import { fallbackFace } from './fallback-face.js';
import { webFontMetrics } from './font-metrics.js';

function webFace(family: string, file: string, weights: string, style = 'normal'): string {
  return (
    `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};font-display:swap;` +
    `src:url(${file}) format('woff2')}`
  );
}

/** Titles and reading: what the first screen of every page is set in. The rest arrives when asked for. */
export const preloadedFonts: readonly string[] = [fraunces, newsreader];

/** The site's typefaces (SIL Open Font License, served by the site itself) and their stand-ins. */
export const fontFaceCss = [
  webFace('Fraunces Variable', fraunces, '400 700'),
  webFace('Newsreader Variable', newsreader, '400 700'),
  webFace('Newsreader Variable', newsreaderItalic, '400', 'italic'),
  webFace('Instrument Sans Variable', instrumentSans, '400 700'),
  fallbackFace('Fraunces Georgia', 'Georgia', webFontMetrics.fraunces),
  fallbackFace('Fraunces Times', 'Times', webFontMetrics.fraunces),
  fallbackFace('Fraunces DejaVu', 'DejaVu', webFontMetrics.fraunces),
  fallbackFace('Newsreader Georgia', 'Georgia', webFontMetrics.newsreader),
  fallbackFace('Newsreader Times', 'Times', webFontMetrics.newsreader),
  fallbackFace('Newsreader DejaVu', 'DejaVu', webFontMetrics.newsreader),
  fallbackFace('Instrument Sans Arial', 'Arial', webFontMetrics.instrumentSans),
  fallbackFace('Instrument Sans DejaVu', 'DejaVuSans', webFontMetrics.instrumentSans),
].join('');
