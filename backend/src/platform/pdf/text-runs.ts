import bidiFactory from 'bidi-js';

import { type Cut, type FontFile, fontFor, mainFont } from './font-files.js';

export interface TextRun {
  font: FontFile;
  /** In the order of the font's layout. */
  text: string;
  /** Drawn from left to right but read from right to left: `ReversedChars` (ISO 32000-1, 14.8.2.3.3). */
  isReversed?: boolean;
}

export interface TextLine {
  /** In reading order. */
  text: string;
  runs: readonly TextRun[];
}

/** Right-to-left scripts of the Basic Multilingual Plane. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Digits run left to right, though fonts lay out their script from right to left. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/;

const RIGHT_TO_LEFT_LETTER = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

const MISSING = '…';

const reverse = (text: string): string => Array.from(text).reverse().join('');

/** Invisible characters, such as direction controls, but not joiners. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ').replace(INVISIBLE, '');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

let bidi: ReturnType<typeof bidiFactory> | undefined;

interface Piece {
  font: FontFile;
  text: string;
}

/** Splits a text into pieces of one font, in reading order; undefined for characters missing in all fonts. */
function piecesOf(text: string, cut: Cut): (Piece | undefined)[] {
  const main = mainFont(cut);
  if (main.has(text) && !/\p{M}/u.test(text)) return text === '' ? [] : [{ font: main, text }];
  const pieces: (Piece | undefined)[] = [];
  const add = (part: string, font: FontFile | undefined) => {
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += part;
    else pieces.push(font && { font, text: part });
  };
  for (const { segment } of segmenter.segment(text)) {
    if (PICTOGRAPH.test(segment) && !fontFor(segment, cut)) continue;
    const last = pieces.at(-1)?.font;
    const isNeutral = !/[\p{L}\p{N}]/u.test(segment);
    const font = isNeutral && last?.has(segment) ? last : fontFor(segment, cut);
    // A combining mark may be in another file than its base.
    if (font) add(segment, font);
    else for (const character of segment) add(character, fontFor(character, cut));
  }
  return pieces;
}

/** Whether the fonts have all characters of a text, except emoji. */
export const isPrintable = (text: string, cut: Cut = 'text'): boolean =>
  text.split(/\r\n?|\n/).every((line) => !piecesOf(tidy(line), cut).includes(undefined));

function printable(text: string, cut: Cut): string {
  const pieces = piecesOf(tidy(text), cut);
  return pieces
    .filter((piece, at) => piece ?? pieces[at - 1] ?? at === 0)
    .map((piece) => piece?.text ?? MISSING)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
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
function bidiLine(text: string, cut: Cut, base: 'ltr' | 'rtl'): TextRun[] {
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: (Piece & { level: number })[] = [];
  let at = 0;
  for (const piece of piecesOf(text, cut)) {
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
    const isLaidOutFromRight = RIGHT_TO_LEFT_LETTER.test(run) || ARABIC_DIGITS.test(run);
    const isReversed = level % 2 === 1;
    return { font, text: isLaidOutFromRight === isReversed ? run : reverse(run), isReversed };
  });
}

/** @param paragraph whole text of the line; its first strong character determines the direction */
function lineOf(text: string, cut: Cut, paragraph: string): TextLine {
  if (!RIGHT_TO_LEFT.test(text)) {
    return { text, runs: piecesOf(text, cut).filter((piece) => piece !== undefined) };
  }
  const first = /\p{L}/u.exec(paragraph)?.[0] ?? '';
  const base = RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
  return { text, runs: bidiLine(text, cut, base) };
}

/** In points. */
export const widthOf = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { font: { font }, text }) => {
    const { advanceWidth } = font.layout(text);
    return sum + (advanceWidth / font.unitsPerEm) * size;
  }, 0);

/**
 * Breaks a paragraph into lines, between words or within a word that is longer than a line.
 * @param width in points
 */
export function textLines(paragraph: string, cut: Cut, size: number, width: number): TextLine[] {
  const text = printable(paragraph, cut);
  const measure = (part: string) => widthOf(lineOf(part, cut, text).runs, size);
  const space = measure(' ');
  const lines: { text: string; width: number }[] = [{ text: '', width: 0 }];
  const add = (part: string, before: string) => {
    const last = lines.at(-1);
    const partWidth = measure(part);
    const longer = (last?.width ?? 0) + (before ? space : 0) + partWidth;
    if (last?.text === '') lines[lines.length - 1] = { text: part, width: partWidth };
    else if (last && longer <= width)
      lines[lines.length - 1] = { text: last.text + before + part, width: longer };
    else lines.push({ text: part, width: partWidth });
  };
  for (const word of text.split(' ')) {
    if (measure(word) <= width) add(word, ' ');
    else
      for (const [at, { segment }] of [...segmenter.segment(word)].entries())
        add(segment, at === 0 ? ' ' : '');
  }
  return lines.map((line) => lineOf(line.text, cut, text));
}

/** Distance from the top of a line to its baseline, and line height, in points. */
export function lineMetrics(cut: Cut, size: number): { ascent: number; height: number } {
  const { ascent, descent, lineGap, unitsPerEm } = mainFont(cut).font;
  return {
    ascent: (ascent / unitsPerEm) * size,
    height: ((ascent - descent + lineGap) / unitsPerEm) * size,
  };
}
