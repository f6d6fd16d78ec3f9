import { commonCharacters, otherCharacters } from './character-ranges.en.js';
import { fallbackFace } from './fallback-face.js';
import { type FontMetrics, type LocalFont, localFonts as local, scaled } from './font-metrics.js';
import { allWeights, bold, italic, regular, webFace } from './web-face.js';

/** A font that a page may preload: its file, and the rule that declares it. */
export interface PreloadedFont {
  file: string;
  css: string;
}

/** Fonts of titles and reading, with fallbacks of the reader's machine that are scaled to them. */
export interface FontPair {
  title: PreloadedFont;
  /** For titles from 4 rem: narrower. */
  display: PreloadedFont;
  textFile: string;
  /** Fonts of text, and other characters of titles. */
  textFaceCss: string;
  fallbackFaceCss: string;
}

/** Files of a font: characters of the language, and the rest of Latin-1. */
interface FontCut {
  file: string;
  moreFile: string;
  metrics: FontMetrics;
}

interface TitleFonts {
  /** Family without its ending: `Fraunces`. */
  name: string;
  file: string;
  moreFile: string;
  metrics: FontMetrics;
  scale?: number;
  isSans?: boolean;
  display: { family: string; file: string; metrics: FontMetrics; scale?: number };
}

interface TextFonts {
  name: string;
  scale?: number;
  regular: FontCut;
  bold: FontCut;
  italic: FontCut;
}

const serifs: readonly (readonly [string, LocalFont])[] = [
  ['Georgia', local.georgia],
  ['Noto', local.noto],
  ['DejaVu', local.dejavu],
];
const sans: readonly (readonly [string, LocalFont])[] = [
  ['Arial', local.arial],
  ['Roboto', local.roboto],
  ['DejaVu', local.dejavuSans],
];

const textFallbacks = [
  ['Georgia', local.georgia, local.georgiaBold, local.georgiaItalic],
  ['Noto', local.noto, local.notoBold, local.notoItalic],
  ['DejaVu', local.dejavu, local.dejavuBold, local.dejavuItalic],
] as const;

export function fontPair(title: TitleFonts, text: TextFonts): FontPair {
  const { name, scale = 1, display, isSans = false } = title;
  const family = `${name} Variable`;
  const displayScale = display.scale ?? 1;
  const fallbacks = isSans ? sans : serifs;
  const fallbacksOf = (names: string, metrics: FontMetrics) =>
    fallbacks.map(([ending, font]) => fallbackFace(`${names} ${ending}`, allWeights, font, metrics));
  const textScale = text.scale ?? 1;
  const textFamily = `${text.name} Variable`;
  const cuts = [
    [regular, text.regular],
    [bold, text.bold],
    [italic, text.italic],
  ] as const;
  return {
    title: { file: title.file, css: webFace(family, allWeights, title.file, commonCharacters, scale) },
    display: {
      file: display.file,
      css: [
        webFace(display.family, allWeights, display.file, commonCharacters, displayScale),
        ...fallbacksOf(display.family, scaled(display.metrics, displayScale)),
      ].join(''),
    },
    textFile: text.regular.file,
    textFaceCss: [
      webFace(family, allWeights, title.moreFile, otherCharacters, scale),
      ...cuts.flatMap(([manner, { file, moreFile }]) => [
        webFace(textFamily, manner, file, commonCharacters, textScale),
        webFace(textFamily, manner, moreFile, otherCharacters, textScale),
      ]),
    ].join(''),
    fallbackFaceCss: [
      ...fallbacksOf(name, scaled(title.metrics, scale)),
      ...textFallbacks.flatMap(([ending, ...fonts]) =>
        cuts.map(([manner, { metrics }], at) =>
          fallbackFace(`${text.name} ${ending}`, manner, fonts[at] ?? fonts[0], scaled(metrics, textScale)),
        ),
      ),
    ].join(''),
  };
}
