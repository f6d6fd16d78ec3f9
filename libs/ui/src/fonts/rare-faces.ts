import { otherCharacters } from './character-ranges.en.js';
import { fontScales as scales } from './font-metrics.js';
import { rareCharacters as rare, hasSomeOf } from './rare-characters.js';
import * as files from './rare-files.js';
import { allWeights, bold, italic, regular, webFace } from './web-face.js';
import type { TypefaceId } from '../tokens/look.js';

type RareFace = readonly [family: string, manner: string, file: string, characters: string, scale?: number];

/** Files of a font for rare Latin characters. */
interface RareFiles {
  vietnamese: string;
  latinExt: string;
}

const latinFaces = (
  family: string,
  manner: string,
  { vietnamese, latinExt }: RareFiles,
  scale?: number,
): RareFace[] => [
  [family, manner, vietnamese, rare.vietnamese, scale],
  [family, manner, latinExt, rare['latin-ext'], scale],
];

/** Fonts of titles have Latin only. */
const titleFaces = (family: string, latin: RareFiles, scale?: number): RareFace[] => [
  ...latinFaces(family, allWeights, latin, scale),
  [family, allWeights, files.notoGreekExt, rare['greek-ext']],
  [family, allWeights, files.notoGreek, rare.greek],
  [family, allWeights, files.notoCyrillicExt, rare['cyrillic-ext']],
  [family, allWeights, files.notoCyrillic, rare.cyrillic],
  [family, allWeights, files.notoHebrew, rare.hebrew],
];

const displayFaces = (family: string, more: string, latin: RareFiles, scale?: number): RareFace[] => [
  [family, allWeights, more, otherCharacters, scale],
  ...latinFaces(family, allWeights, latin, scale),
];

const textFaces = (
  family: string,
  cuts: Record<'regular' | 'bold' | 'italic', RareFiles>,
  scale?: number,
): RareFace[] => [
  ...latinFaces(family, regular, cuts.regular, scale),
  ...latinFaces(family, bold, cuts.bold, scale),
  ...latinFaces(family, italic, cuts.italic, scale),
  ['Instrument Sans Variable', 'font-weight:400 600', files.instrumentSansLatinExt, rare['latin-ext']],
];

interface RareFaces {
  titles: readonly RareFace[];
  display: readonly RareFace[];
  texts: readonly RareFace[];
}

const playfair = { vietnamese: files.playfairVietnamese, latinExt: files.playfairLatinExt };
const bricolage = { vietnamese: files.bricolageVietnamese, latinExt: files.bricolageLatinExt };

const rareFaces: Readonly<Record<TypefaceId, RareFaces>> = {
  study: {
    titles: titleFaces('Fraunces Variable', {
      vietnamese: files.frauncesVietnamese,
      latinExt: files.frauncesLatinExt,
    }),
    display: displayFaces('Fraunces Display', files.frauncesDisplayMore, {
      vietnamese: files.frauncesDisplayVietnamese,
      latinExt: files.frauncesDisplayLatinExt,
    }),
    texts: textFaces('Newsreader Variable', {
      regular: { vietnamese: files.newsreaderVietnamese, latinExt: files.newsreaderLatinExt },
      bold: { vietnamese: files.newsreaderBoldVietnamese, latinExt: files.newsreaderBoldLatinExt },
      italic: { vietnamese: files.newsreaderItalicVietnamese, latinExt: files.newsreaderItalicLatinExt },
    }),
  },
  classic: {
    titles: titleFaces('Playfair Variable', playfair, scales.playfair),
    display: displayFaces('Playfair Poster', files.playfairMore, playfair, scales.playfairPoster),
    texts: textFaces(
      'Crimson Pro Variable',
      {
        regular: { vietnamese: files.crimsonProVietnamese, latinExt: files.crimsonProLatinExt },
        bold: { vietnamese: files.crimsonProBoldVietnamese, latinExt: files.crimsonProBoldLatinExt },
        italic: { vietnamese: files.crimsonProItalicVietnamese, latinExt: files.crimsonProItalicLatinExt },
      },
      scales.crimsonPro,
    ),
  },
  modern: {
    titles: titleFaces('Bricolage Variable', bricolage),
    display: displayFaces('Bricolage Poster', files.bricolageMore, bricolage, scales.bricolagePoster),
    texts: textFaces(
      'Literata Variable',
      {
        regular: { vietnamese: files.literataVietnamese, latinExt: files.literataLatinExt },
        bold: { vietnamese: files.literataBoldVietnamese, latinExt: files.literataBoldLatinExt },
        italic: { vietnamese: files.literataItalicVietnamese, latinExt: files.literataItalicLatinExt },
      },
      scales.literata,
    ),
  },
};

function facesFor(faces: readonly RareFace[], page: string): string {
  const found = new Set(page.match(/[^\0-\u00BF]/gu)?.filter((character) => /\p{L}/u.test(character)));
  return faces
    .filter(([, , , characters]) => hasSomeOf(characters, found))
    .map((face) => webFace(...face))
    .join('');
}

/** Title fonts for the rare characters of a page. Empty without such characters. */
export const rareTitleCss = (typefaces: TypefaceId, page: string): string =>
  facesFor(rareFaces[typefaces].titles, page);

/** The same for large titles, in which accented characters of other languages are rare, too. */
export const rareDisplayCss = (typefaces: TypefaceId, page: string): string =>
  facesFor(rareFaces[typefaces].display, page);

/** The same for text and controls. */
export const rareTextCss = (typefaces: TypefaceId, page: string): string =>
  facesFor(rareFaces[typefaces].texts, page);
