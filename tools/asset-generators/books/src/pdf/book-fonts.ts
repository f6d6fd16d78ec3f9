import { readFileSync } from 'node:fs';
import { fontSource, fontSources, type FontSource, type FontStyle } from '@lectern/typography/fonts';
import { decompress } from 'wawoff2';

/** Font styles of the books, from @fontsource. Nothing installed on the machine is used. */
export const CUTS = {
  text: { family: 'newsreader', style: '400-normal' },
  textItalic: { family: 'newsreader', style: '400-italic' },
  textMedium: { family: 'newsreader', style: '500-normal' },
  textBold: { family: 'newsreader', style: '600-normal' },
  display: { family: 'fraunces', style: '400-normal' },
  displayItalic: { family: 'fraunces', style: '400-italic' },
  displayLight: { family: 'fraunces', style: '300-normal' },
  label: { family: 'instrument-sans', style: '500-normal' },
} as const satisfies Record<string, FontStyle>;

/** Names of the families in their files. */
const familyNames = {
  newsreader: 'Newsreader 16pt 16pt',
  fraunces: 'Fraunces',
  'instrument-sans': 'Instrument Sans',
  'noto-serif': 'Noto Serif',
  'noto-serif-hebrew': 'Noto Serif Hebrew',
  'scheherazade-new': 'Scheherazade New',
} as const;

/**
 * Typst takes one file for a style of a family, so each subset becomes a family of its own: a name of the same length
 * in the font file. `newsreader-latin-ext-400-normal` is of the family `Bewsreader 16pt 16pt`.
 */
const subsetMarks: Record<string, string> = {
  'latin-ext': 'B',
  vietnamese: 'C',
  cyrillic: 'D',
  'cyrillic-ext': 'E',
  greek: 'F',
  'greek-ext': 'G',
  hebrew: 'H',
  arabic: 'I',
};

function familyOf({ name }: FontSource): { name: string; subset: string } {
  const families = Object.entries(familyNames).sort(([one], [other]) => other.length - one.length);
  const [slug = '', family = ''] = families.find(([each]) => name.startsWith(`${each}-`)) ?? [];
  const subset = name.slice(slug.length + 1).replace(/-\d00-\w+$/, '');
  return { name: family, subset };
}

const renamed = (source: FontSource): string => {
  const { name, subset } = familyOf(source);
  return (subsetMarks[subset] ?? name.slice(0, 1)) + name.slice(1);
};

/** The font with the name of {@link renamed} in its table of names, which is UTF-16. */
export function asFamilyOfItsOwn(source: FontSource, font: Buffer): Buffer {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const name = utf16(familyOf(source).name);
  const own = utf16(renamed(source));
  const bytes = Buffer.from(font);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) own.copy(bytes, at);
  return bytes;
}

/** fonts.typ: the families of text, titles and labels, each followed by those of other alphabets. */
export function fontsDesign(characters: string): string {
  const list = (cuts: readonly FontStyle[]): string => {
    const rare = new Set(cuts.flatMap((cut) => rareSources(characters, cut)).map(renamed));
    const [cut = CUTS.text] = cuts;
    const { name } = familyOf(mainSource(cut));
    if (rare.size === 0) return JSON.stringify(name);
    // Accents of other alphabets: this font would set a base and a loose accent instead.
    const covers = String.raw`regex("[^\\u{100}-\\u{24F}\\u{1E00}-\\u{1EFF}]")`;
    const first = `(name: ${JSON.stringify(name)}, covers: ${covers})`;
    return `(${[first, ...[...rare].map((each) => JSON.stringify(each)), JSON.stringify(name)].join(', ')})`;
  };
  const { text, textItalic, textMedium, textBold, display, displayItalic, displayLight, label } = CUTS;
  return [
    `#let text-serif = ${list([text, textItalic, textMedium, textBold])}`,
    `#let display-serif = ${list([display, displayItalic, displayLight])}`,
    `#let label-sans = ${list([label])}`,
  ].join('\n');
}

export const mainSource = (cut: FontStyle): FontSource => fontSource(cut, 'latin');

/** Further files for the characters of a text that the main one does not have, such as Ł or Я, each once. */
export function rareSources(text: string, cut: FontStyle): FontSource[] {
  const main = mainSource(cut).name;
  const found = new Map<string, FontSource>();
  for (const character of new Set(text)) {
    const [source] = fontSources(character, cut, cut.style);
    if (source && source.name !== main) found.set(source.name, source);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Reads fonts as TrueType, which both Typst and every ePub reader take. One after the other: the decompressor works in
 * one piece of memory and does not bear two calls at a time.
 */
export async function readFonts(sources: readonly FontSource[]): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  for (const { path } of sources) fonts.push(Buffer.from(await decompress(readFileSync(`${path}.woff2`))));
  return fonts;
}
