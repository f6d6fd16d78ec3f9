import frauncesDisplayLatinExt from './files/fraunces-display-latin-ext.woff2';
import frauncesDisplayMore from './files/fraunces-display-more.woff2';
import frauncesDisplayVietnamese from './files/fraunces-display-vietnamese.woff2';
import frauncesLatinExt from './files/fraunces-latin-ext.woff2';
import frauncesVietnamese from './files/fraunces-vietnamese.woff2';
import instrumentSansLatinExt from './files/instrument-sans-latin-ext.woff2';
import newsreaderBoldLatinExt from './files/newsreader-bold-latin-ext.woff2';
import newsreaderBoldVietnamese from './files/newsreader-bold-vietnamese.woff2';
import newsreaderItalicLatinExt from './files/newsreader-italic-latin-ext.woff2';
import newsreaderItalicVietnamese from './files/newsreader-italic-vietnamese.woff2';
import newsreaderLatinExt from './files/newsreader-latin-ext.woff2';
import newsreaderVietnamese from './files/newsreader-vietnamese.woff2';
import notoCyrillic from './files/noto-serif-cyrillic.woff2';
import notoCyrillicExt from './files/noto-serif-cyrillic-ext.woff2';
import notoGreek from './files/noto-serif-greek.woff2';
import notoGreekExt from './files/noto-serif-greek-ext.woff2';
import notoHebrew from './files/noto-serif-hebrew.woff2';
import { otherCharacters } from './character-ranges.en.js';
import { rareCharacters as rare, hasSomeOf } from './rare-characters.js';
import { allWeights, bold, italic, regular, webFace } from './web-face.js';

type RareFace = readonly [family: string, manner: string, file: string, characters: string];

const titles: readonly RareFace[] = [
  ['Fraunces Variable', allWeights, frauncesVietnamese, rare.vietnamese],
  ['Fraunces Variable', allWeights, frauncesLatinExt, rare['latin-ext']],
  // Fraunces has Latin only.
  ['Fraunces Variable', allWeights, notoGreekExt, rare['greek-ext']],
  ['Fraunces Variable', allWeights, notoGreek, rare.greek],
  ['Fraunces Variable', allWeights, notoCyrillicExt, rare['cyrillic-ext']],
  ['Fraunces Variable', allWeights, notoCyrillic, rare.cyrillic],
  ['Fraunces Variable', allWeights, notoHebrew, rare.hebrew],
];

const display: readonly RareFace[] = [
  ['Fraunces Display', allWeights, frauncesDisplayMore, otherCharacters],
  ['Fraunces Display', allWeights, frauncesDisplayVietnamese, rare.vietnamese],
  ['Fraunces Display', allWeights, frauncesDisplayLatinExt, rare['latin-ext']],
];

const texts: readonly RareFace[] = [
  ['Newsreader Variable', regular, newsreaderVietnamese, rare.vietnamese],
  ['Newsreader Variable', regular, newsreaderLatinExt, rare['latin-ext']],
  ['Newsreader Variable', bold, newsreaderBoldVietnamese, rare.vietnamese],
  ['Newsreader Variable', bold, newsreaderBoldLatinExt, rare['latin-ext']],
  ['Newsreader Variable', italic, newsreaderItalicVietnamese, rare.vietnamese],
  ['Newsreader Variable', italic, newsreaderItalicLatinExt, rare['latin-ext']],
  ['Instrument Sans Variable', 'font-weight:400 600', instrumentSansLatinExt, rare['latin-ext']],
];

function facesFor(faces: readonly RareFace[], page: string): string {
  const found = new Set(page.match(/[^\0-\u00BF]/gu)?.filter((character) => /\p{L}/u.test(character)));
  return faces
    .filter(([, , , characters]) => hasSomeOf(characters, found))
    .map((face) => webFace(...face))
    .join('');
}

/** Title fonts for the rare characters of a page. Empty without such characters. */
export const rareTitleCss = (page: string): string => facesFor(titles, page);

/** The same for large titles, in which accented characters of other languages are rare, too. */
export const rareDisplayCss = (page: string): string => facesFor(display, page);

/** The same for text and controls. */
export const rareTextCss = (page: string): string => facesFor(texts, page);
