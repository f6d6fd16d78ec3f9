import bidiFactory from 'bidi-js';

/** Font that knows its characters. */
export interface KnownFont {
  has(text: string): boolean;
}

export interface FontChoice<Font extends KnownFont> {
  main: Font;
  /** First font with all characters of a text; undefined if there is none. */
  find(text: string): Font | undefined;
}

export interface TextRun<Font> {
  font: Font;
  /** In the order of the font's layout. */
  text: string;
  /** Drawn from left to right but read from right to left: `ReversedChars` (ISO 32000-1, 14.8.2.3.3). */
  isReversed?: boolean;
}

export interface Piece<Font> {
  font: Font;
  text: string;
}

/** Right-to-left scripts of the Basic Multilingual Plane. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Digits run left to right, though fonts lay out their script from right to left. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/;

const RIGHT_TO_LEFT_LETTER = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

const reverse = (text: string): string => Array.from(text).reverse().join('');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

let bidi: ReturnType<typeof bidiFactory> | undefined;

/** Whether layout engines put the glyphs of a run from right to left. */
const isLaidOutFromRight = (run: string): boolean =>
  RIGHT_TO_LEFT_LETTER.test(run) || ARABIC_DIGITS.test(run);

/** Splits a text into pieces of one font, in reading order; undefined for characters missing in all fonts. */
export function fontPieces<Font extends KnownFont>(
  text: string,
  { main, find }: FontChoice<Font>,
): (Piece<Font> | undefined)[] {
  if (main.has(text) && !/\p{M}/u.test(text)) return text === '' ? [] : [{ font: main, text }];
  const pieces: (Piece<Font> | undefined)[] = [];
  const add = (part: string, font: Font | undefined) => {
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += part;
    else pieces.push(font && { font, text: part });
  };
  for (const { segment } of segmenter.segment(text)) {
    if (PICTOGRAPH.test(segment) && !find(segment)) continue;
    const last = pieces.at(-1)?.font;
    const isNeutral = !/[\p{L}\p{N}]/u.test(segment);
    const font = isNeutral && last?.has(segment) ? last : find(segment);
    // A combining mark may be in another file than its base.
    if (font) add(segment, font);
    else for (const character of segment) add(character, find(character));
  }
  return pieces;
}

/** Rule L2 of the bidirectional algorithm (UAX 9), for runs. */
function reorder<T extends { level: number }>(runs: readonly T[]): T[] {
  let ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const next: T[] = [];
    let sequence: T[] = [];
    for (const run of ordered) {
      if (run.level >= level) {
        sequence.unshift(run);
        continue;
      }
      next.push(...sequence, run);
      sequence = [];
    }
    ordered = [...next, ...sequence];
  }
  return ordered;
}

/** Runs of a line with right-to-left text, from left to right. */
function bidiRuns<Font extends KnownFont>(
  text: string,
  fonts: FontChoice<Font>,
  base: 'ltr' | 'rtl',
): TextRun<Font>[] {
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: (Piece<Font> & { level: number })[] = [];
  let at = 0;
  for (const piece of fontPieces(text, fonts)) {
    if (!piece) continue;
    let isNew = true;
    for (const character of piece.text) {
      const level = levels[at] ?? 0;
      const shown = mirrored.get(at) ?? character;
      const last = runs.at(-1);
      if (last && !isNew && last.level === level) last.text += shown;
      else runs.push({ font: piece.font, text: shown, level });
      isNew = false;
      at += character.length;
    }
  }
  return reorder(runs).map(({ font, text: run, level }) => {
    const isReversed = level % 2 === 1;
    return { font, text: isLaidOutFromRight(run) === isReversed ? run : reverse(run), isReversed };
  });
}

/**
 * Runs of one line, from left to right. Characters that no font has are left out.
 * @param paragraph whole text of the line; its first strong character determines the direction
 */
export function textRuns<Font extends KnownFont>(
  text: string,
  fonts: FontChoice<Font>,
  paragraph = text,
): TextRun<Font>[] {
  if (!RIGHT_TO_LEFT.test(text)) return fontPieces(text, fonts).filter((piece) => piece !== undefined);
  const first = /\p{L}/u.exec(paragraph)?.[0] ?? '';
  return bidiRuns(text, fonts, RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr');
}
